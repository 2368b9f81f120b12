import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { waitFor } from '@slapwise/kernel/testing/wait'
import { onTestFinished } from 'vitest'
import type { TestBrowser } from './server-kit.ts'

export const FIN_TEXT_FRAME = 0x81
export const FIN_PING_FRAME = 0x89
const MASKED = 0x80
const MAX_7_BIT_LENGTH = 125
const LENGTH_16_BIT = 126

/** A WebSocket frame as a client sends it, with a mask of zeros. */
export function encodeClientFrame(kind: number, payload: Buffer): Buffer {
  const { length } = payload
  const head =
    length <= MAX_7_BIT_LENGTH
      ? [kind, MASKED | length]
      : [kind, MASKED | LENGTH_16_BIT, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), payload])
}

export const encodeTextFrame = (message: object): Buffer =>
  encodeClientFrame(FIN_TEXT_FRAME, Buffer.from(JSON.stringify(message)))

/**
 * Upgrades a connection by hand. It never reads, so that everything sent to it is buffered by the server, and never
 * closes.
 */
export async function openStalledSocket(
  { address, cookie }: TestBrowser,
  path: string,
  from?: string,
): Promise<Socket> {
  const { hostname, port } = new URL(address)
  const socket = connect({
    port: Number(port),
    host: hostname,
    allowHalfOpen: true,
    ...(from !== undefined && { localAddress: from }),
  })
  onTestFinished(() => {
    socket.destroy()
  })
  socket.on('error', () => {})
  const headers = {
    Host: hostname,
    Cookie: cookie,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': Buffer.alloc(16).toString('base64'),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  await waitFor('an answer to the upgrade', once(socket, 'readable'))
  return socket
}
