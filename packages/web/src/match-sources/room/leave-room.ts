import { Connection, type WebSocketLike } from '@slapwise/client'
import { api } from './api.ts'

/** Leaves a room for good, without opening its page. */
export async function leaveRoom(code: string): Promise<void> {
  const connection = new Connection({
    openSocket: (since) => new WebSocket(api.socketUrl(code, since, false)) as WebSocketLike,
    onMessage() {},
  })
  try {
    await connection.request({ type: 'leave' })
  } finally {
    connection.close()
  }
}
