import { once } from 'node:events'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fetchInTime, waitFor } from '@slapwise/kernel/testing/wait'
import { expect, it } from 'vitest'
import { runLoadtest } from '../loadtest/loadtest.ts'
import { foldJournals } from '../loadtest/testing/fold-journals.ts'
import { startServerProcess } from '../testing/program-process.ts'
import { runInProcess, spawnCli } from '../testing/run-cli.ts'
import { startServer } from '../testing/server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

it('a backup under load contains everything acknowledged before it, and can be served', async () => {
  const folder = temporaryFolder()
  const elsewhere = temporaryFolder()
  const [file, restored] = [join(elsewhere, 'backup'), join(elsewhere, 'restored')]
  const { server, url } = await startServerProcess(folder)
  const acknowledged = new Set<string>()
  let before = new Set<string>()
  let backup: Promise<unknown> | null = null
  let isOver = false
  // People play until the backup is written.
  while (!isOver) {
    const figures = await runLoadtest({
      url,
      game: 'frantic',
      tables: 3,
      players: 4,
      answerIntervalSeconds: 0,
      seconds: 120,
      injectsFaults: false,
      settings: { limit: 'none', sets: ['base', 'troublemaker', 'supercharge', 'pandora'] },
      hasEnoughMatches: () => true,
      onRawMessage(_table, _player, text) {
        if (text.startsWith('{"type":"done"')) acknowledged.add(JSON.parse(text).id)
        if (backup || acknowledged.size < 100) return
        before = new Set(acknowledged)
        const exit = once(spawnCli(['backup', file, '--data', folder]), 'exit')
        backup = waitFor('the backup to end', exit)
          .then(([code]) => code, String)
          .finally(() => {
            isOver = true
          })
      },
    })
    expect(figures.errors).toEqual({})
  }
  expect(await backup).toBe(0)
  expect(acknowledged.size).toBeGreaterThan(before.size)
  server.kill('SIGKILL')
  await server.code

  expect(statSync(file).mode & 0o077).toBe(0)
  expect(await runInProcess(['restore', file, '--data', restored])).toMatchObject({ code: 0, err: '' })
  expect((await runInProcess(['doctor', '--data', restored])).out).not.toContain('✗')
  expect(readFileSync(join(restored, 'identity.key'))).toEqual(readFileSync(join(folder, 'identity.key')))
  const rooms = foldJournals(restored)
  const stored = new Set(rooms.flatMap(({ requestIds }) => requestIds))
  expect([...before].filter((id) => !stored.has(id))).toEqual([])
  expect(rooms.every(({ hasAllCards }) => hasAllCards)).toBe(true)

  const again = await startServer({ folder: restored })
  const me = await fetchInTime(`${again.url}/api/me`)
  const headers = { cookie: me.headers.get('set-cookie')!.split(';')[0] }
  for (const { code, phase } of rooms) {
    const room = await fetchInTime(`${again.url}/api/rooms/${code}`, { headers })
    expect(await room.json()).toMatchObject({ code, phase })
  }
})

it('never overwrites a file, and rejects a file that is no backup', async () => {
  const folder = temporaryFolder()
  const some = join(folder, 'some')
  writeFileSync(some, 'some text '.repeat(1000))
  const refused = async (args: readonly string[], expectedText: RegExp) => {
    const { code, out, err } = await runInProcess(args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(expectedText)
  }
  await refused(['backup', some, '--data', folder], /^slapwise: .+some already exists\.\n$/)
  await refused(['backup', join(folder, 'new'), '--data', folder], /^slapwise: There is no data in .+\n$/)
  await refused(
    ['restore', some, '--data', folder],
    /^slapwise: .+ is not empty: .+ new or empty folder\.\n$/,
  )
  await refused(['restore', some, '--data', join(folder, 'new')], /^slapwise: .+some is not a backup: .+\n$/)
  expect(existsSync(join(folder, 'new'))).toBe(false)
  expect(readFileSync(some, 'utf8')).toBe('some text '.repeat(1000))
})

it('reports damage when a backup is written and before it is restored', async () => {
  const folder = temporaryFolder()
  const { stop, url } = await startServer({ folder })
  const me = await fetchInTime(`${url}/api/me`)
  const headers = { cookie: me.headers.get('set-cookie')!.split(';')[0], 'content-type': 'application/json' }
  await fetchInTime(`${url}/api/rooms`, { method: 'POST', headers, body: JSON.stringify({ name: 'Ada' }) })
  await stop()
  const [sound, damaged] = [join(folder, 'sound'), join(folder, 'damaged')]
  expect(await runInProcess(['backup', sound, '--data', folder])).toMatchObject({ code: 0, err: '' })
  for (const [file, statement] of [
    [join(folder, 'slapwise.db'), 'DELETE FROM segments'],
    [sound, `UPDATE attachments SET content = zeroblob(32)`],
  ]) {
    const db = new DatabaseSync(file)
    db.exec(statement)
    db.close()
  }
  const made = await runInProcess(['backup', damaged, '--data', folder])
  expect(made).toMatchObject({
    code: 1,
    out: expect.stringMatching(/^✗ journals: \S+: has a row in the directory, but no events\n/),
  })
  expect(made.err).toContain('keep older backups')

  const restored = join(folder, 'restored')
  for (const [file, expectedText] of [
    [damaged, /^✗ journals: \S+: has a row in the directory, but no events\n$/],
    [sound, /^✗ identity key: .+ is not the key of this data: .+\n$/],
  ] as const) {
    const { code, out, err } = await runInProcess(['restore', file, '--data', restored])
    expect([code, existsSync(restored)]).toEqual([2, false])
    expect(out.replaceAll(/\s+/g, ' ').replace(/ $/, '\n')).toMatch(expectedText)
    expect(err).toMatch(/ is damaged, and nothing was restored\. To restore it as it is: --allow-damaged\n$/)
  }
  expect((await runInProcess(['restore', damaged, '--data', restored, '--allow-damaged'])).code).toBe(1)
  expect((await runInProcess(['doctor', '--data', restored])).code).toBe(1)
})
