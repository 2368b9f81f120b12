import type { Duplex } from 'node:stream'
import type { ErrorCode } from '@slapwise/protocol'

/** Milliseconds for saying good-bye. */
export const CLOSE_TIMEOUT_MS = 1_000

export type HttpRefusal = readonly [status: number, code: ErrorCode, message: string]

/** What is done about a line that fails before anybody is let in by it. */
export function destroyOnError(this: Duplex): void {
  this.destroy()
}

/** Says why, and hangs up: who is not let in and keeps their side open would hold on to a descriptor for ever. */
export function refuseConnection(socket: Duplex, ...[status, code, message]: HttpRefusal): void {
  const body = JSON.stringify({ error: { code, message } })
  const hangUp = () => socket.destroy()
  const impatience = setTimeout(hangUp, CLOSE_TIMEOUT_MS).unref()
  socket.once('finish', hangUp)
  socket.once('close', () => clearTimeout(impatience))
  socket.end(
    `HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}
