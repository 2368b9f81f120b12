import type { Duplex } from 'node:stream'
import type { ErrorCode } from '@slapwise/protocol'

/** Time for the closing handshake. */
export const CLOSE_TIMEOUT_MS = 1_000

export type HttpRefusal = readonly [status: number, code: ErrorCode, message: string]

/** Error listener of a connection before its WebSocket exists. */
export function destroyOnError(this: Duplex): void {
  this.destroy()
}

/**
 * Replies with an HTTP error and closes the connection, also if the client keeps its side open, which would hold a file
 * descriptor forever.
 */
export function refuseConnection(socket: Duplex, ...[status, code, message]: HttpRefusal): void {
  const body = JSON.stringify({ error: { code, message } })
  const close = () => socket.destroy()
  const timeout = setTimeout(close, CLOSE_TIMEOUT_MS).unref()
  socket.once('finish', close)
  socket.once('close', () => clearTimeout(timeout))
  socket.end(
    `HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}
