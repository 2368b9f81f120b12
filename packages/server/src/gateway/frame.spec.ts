import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { writeText } from './frame.ts'

/** What a client makes of it. */
async function received(text: string): Promise<string> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (_, { socket }) => writeText(socket, text))
  await once(server, 'listening')
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const [data, isBinary] = await once(client, 'message')
  client.terminate()
  server.close()
  expect(isBinary).toBe(false)
  return String(data)
}

it.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('writes a text of %i bytes', async (length) => {
  const text = 'x'.repeat(length)
  expect(await received(text)).toBe(text)
})

it('counts bytes, not characters', async () => {
  for (const text of ['é'.repeat(63), '✂'.repeat(30_000), '🂡'.repeat(20)])
    expect(await received(text)).toBe(text)
})
