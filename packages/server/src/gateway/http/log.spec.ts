import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { OwnView } from '@slapwise/card-game'
import { waitFor, waitUntil } from '@slapwise/kernel/testing/wait'
import type { RoomMatchView } from '@slapwise/protocol'
import { expect, it } from 'vitest'
import { TestBrowser } from '../../testing/server-kit.ts'

const NODE = fileURLToPath(new URL('../../../../../node_modules/node/bin/node', import.meta.url))
const CHILD = fileURLToPath(new URL('../../testing/server-child.ts', import.meta.url))

const handIn = (match: RoomMatchView | null | undefined) => (match?.own as OwnView | undefined)?.hand ?? []

/** Requests a path as it is; `fetch` would normalize it. */
async function requestPath({ address }: TestBrowser, path: string): Promise<void> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
  await waitFor('the server to hang up', once(socket.resume(), 'close'))
}

it('The log contains no identity, token, secret or hand', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'slapwise-'))
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    HOST: '127.0.0.1',
    SLAPWISE_DATA: folder,
    SLAPWISE_LOG: 'debug',
  }
  const child = spawn(NODE, [CHILD], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      log += part
    })
  await waitUntil(
    () => `the server to print its address; it said: ${log}`,
    () => /^http:\S+$/m.test(log),
  )
  const [address] = /^http:\S+$/m.exec(log)!

  const ada = new TestBrowser({ address })
  const code = await ada.createRoom('Ada')
  const { link } = (await (await ada.post('/api/me/transfers', {})).json()) as { link: string }
  await ada.fetch(new URL(link).pathname)
  const token = new URL(link).pathname.slice('/transfer/'.length)
  for (const path of ['//transfer/', '/%74ransfer/', '/x/../transfer/', '/room/', '/?token='])
    await requestPath(ada, path + token)
  await new TestBrowser({ address }).post('/api/transfers', { token })
  const socket = await ada.connect(code)
  await socket.request({ type: 'add-bot', seat: 1, level: 'simple' })
  await socket.request({ type: 'chat', text: 'feedbeef' })
  await socket.request({ type: 'start' })
  const { match, room } = await socket.waitForMessage('update', ({ match }) => handIn(match).length > 0)
  await socket.request({ type: 'answer', promptNumber: match!.promptNumber, answer: 9999 })
  await ada.post('/api/rooms', '{')
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await waitFor('the server to exit', exit)
  rmSync(folder, { recursive: true })

  expect(log).toContain('/transfer/…')
  const [identity, signature] = ada.cookie.slice('slapwise='.length).split('.')
  const hand = handIn(match).join()
  for (const hidden of [identity, signature, token, 'feedbeef', room!.serverCommitment, hand])
    expect(log).not.toContain(hidden)
})
