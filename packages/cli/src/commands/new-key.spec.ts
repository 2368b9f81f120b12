import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fetchInTime } from '@slapwise/kernel/testing/wait'
import { expect, it } from 'vitest'
import { runInProcess } from '../testing/run-cli.ts'
import { startServer } from '../testing/server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

/** A data folder with one room, whose server has stopped, and the cookie of its host. */
async function usedFolder(): Promise<{ folder: string; cookie: string; code: string }> {
  const folder = temporaryFolder()
  const { stop, url } = await startServer({ folder })
  const cookie = (await fetchInTime(`${url}/api/me`)).headers.get('set-cookie')!.split(';')[0]
  const headers = { cookie, 'content-type': 'application/json' }
  const opened = await fetchInTime(`${url}/api/rooms`, { method: 'POST', headers, body: '{"name":"Ada"}' })
  const { code } = (await opened.json()) as { code: string }
  await stop()
  return { folder, cookie, code }
}

const newKey = (folder: string) => runInProcess(['new-key', '--data', folder])

it('creates a new key only if the old one is lost', async () => {
  const { folder, cookie, code } = await usedFolder()
  const file = join(folder, 'identity.key')
  const right = join(folder, 'right.key')
  copyFileSync(file, right)
  expect(await newKey(folder)).toMatchObject({
    code: 2,
    err: 'slapwise: The current key is the right one: nothing was changed.\n',
  })
  expect(readFileSync(file)).toEqual(readFileSync(right))

  writeFileSync(file, Buffer.alloc(32))
  await expect(startServer({ folder })).rejects.toThrow(/identity\.key is not the key .+slapwise new-key/)
  expect(await newKey(folder)).toMatchObject({ code: 0, err: '' })
  const { stop, url } = await startServer({ folder })
  expect(await newKey(folder)).toMatchObject({
    code: 2,
    err: expect.stringMatching(/ open: stop it first\.\n$/),
  })
  const looked = await fetchInTime(`${url}/api/rooms/${code}`, { headers: { cookie } })
  expect(looked.status).toBe(401)
  await stop()
  expect((await runInProcess(['doctor', '--data', folder])).code).toBe(0)
})

it('fails if there is no data folder', async () => {
  expect(await newKey(temporaryFolder())).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^slapwise: There is no data in .+\.\n$/),
  })
})
