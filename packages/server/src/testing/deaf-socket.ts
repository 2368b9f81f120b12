import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { waitFor } from '@slapwise/kernel/testing/deadline'
import { onTestFinished } from 'vitest'
import type { Visitor } from './server-kit.ts'

export const TEXT = 0x81
export const PING = 0x89
const MASKED = 0x80
const LONGEST_IN_ONE_BYTE = 125
const IN_TWO_BYTES = 126

/** A WebSocket frame as a client sends it, with a mask of zeros. */
export function clientFrame(kind: number, payload: Buffer): Buffer {
  const { length } = payload
  const head =
    length <= LONGEST_IN_ONE_BYTE
      ? [kind, MASKED | length]
      : [kind, MASKED | IN_TWO_BYTES, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), payload])
}

export const textFrame = (message: object): Buffer => clientFrame(TEXT, Buffer.from(JSON.stringify(message)))

/** Upgrades a connection by hand. It never reads, so that all it is sent stays with the server, and closes nothing by itself. */
export async function deafSocket({ address, cookie }: Visitor, path: string, from?: string): Promise<Socket> {
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
