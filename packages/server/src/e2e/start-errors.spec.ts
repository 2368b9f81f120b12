import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fetchInTime } from '@slapwise/kernel/testing/wait'
import { expect, it } from 'vitest'
import { createTemporaryFolder, ServerStartError, startServerProcess } from '../testing/server-process.ts'

/** Drops the capability of root to write to any file. */
const WITHOUT_ROOT_ACCESS =
  process.getuid?.() === 0
    ? [
        'setpriv',
        '--bounding-set=-dac_override,-dac_read_search',
        '--inh-caps=-dac_override,-dac_read_search',
      ]
    : []

async function startError(start: Promise<unknown>): Promise<string> {
  const error = await start.then(
    () => null,
    (error: Error) => error,
  )
  expect(error).toBeInstanceOf(ServerStartError)
  return error!.message
}

it('reports in one line that a file is in the place of the data folder', async () => {
  const file = join(createTemporaryFolder(), 'data')
  writeFileSync(file, 'not a folder')
  const output = await startError(startServerProcess(file))
  expect(output).toMatch(/^The data folder \/.+\/data cannot be used: .+\n$/)
})

it('reports in one line that the data folder is not writable', async () => {
  const folder = createTemporaryFolder()
  chmodSync(folder, 0o500)
  const output = await startError(startServerProcess(folder, {}, WITHOUT_ROOT_ACCESS))
  expect(output).toMatch(/^The data folder .+ cannot be used: .*permission denied.*\n$/)
})

it('reports in one line that the data of a used folder has become read-only', async () => {
  const folder = createTemporaryFolder()
  await (await startServerProcess(folder)).kill('SIGTERM')
  chmodSync(join(folder, 'slapwise.db'), 0o400)
  chmodSync(folder, 0o500)
  const output = await startError(startServerProcess(folder, {}, WITHOUT_ROOT_ACCESS))
  expect(output).toMatch(/^The data folder .+ cannot be used: .+\n$/)
})

it('reports in one line that the disk is full', async () => {
  const output = await startError(startServerProcess(createTemporaryFolder(), {}, ['prlimit', '--fsize=0']))
  expect(output).toMatch(/^The data folder .+ cannot be used: .+\n$/)
})

it('reports in one line that the database is not a database', async () => {
  const folder = createTemporaryFolder()
  writeFileSync(join(folder, 'slapwise.db'), 'a letter to grandmother '.repeat(1000))
  expect(await startError(startServerProcess(folder))).toMatch(/cannot be used: file is not a database.*\n$/)
  const other = createTemporaryFolder()
  mkdirSync(join(other, 'slapwise.db'))
  expect(await startError(startServerProcess(other))).toMatch(/cannot be used: .+\n$/)
})

it('reports in one line that another server has the data folder open, until that one has ended', async () => {
  const folder = createTemporaryFolder()
  const first = await startServerProcess(folder)
  for (let i = 0; i < 2; i++)
    expect(await startError(startServerProcess(folder))).toMatch(
      /^The data folder .+: another server has it open\.\n$/,
    )
  expect((await fetchInTime(`${first.address}/readyz`)).status).toBe(200)
  await first.kill('SIGKILL')
  const second = await startServerProcess(folder)
  expect((await fetchInTime(`${second.address}/readyz`)).status).toBe(200)
  await second.kill('SIGTERM')
  await startServerProcess(folder)
})
