import { type ApiClient, ApiError, type WebSocketLike } from '@slapwise/client'
import type { ProtocolError } from '@slapwise/protocol'
import { WebSocket } from 'ws'

/**
 * Opens a WebSocket to a room with the identity of `api`. `onRejected` is called if the server rejects the handshake.
 */
export function openSocket(
  api: ApiClient,
  code: string,
  since: number | null,
  turnedAway: (error: ApiError) => void,
): WebSocket {
  const ws = new WebSocket(api.socketUrl(code, since), {
    headers: api.requestHeaders,
    perMessageDeflate: false,
  })
  ws.on('unexpected-response', (_, response) => {
    let text = ''
    response.on('data', (part) => {
      text += part
    })
    response.on('end', () => {
      turnedAway(new ApiError(response.statusCode ?? 0, parseProtocolError(text)))
      ws.terminate()
    })
  })
  return ws
}

/** A `ws` socket has everything that `Connection` uses. */
export const toSocket = (ws: WebSocket): WebSocketLike => ws as unknown as WebSocketLike

function parseProtocolError(text: string): ProtocolError | null {
  try {
    return (JSON.parse(text) as { error?: ProtocolError }).error ?? null
  } catch {
    return null
  }
}
