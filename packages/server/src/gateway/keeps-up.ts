import type { WebSocket } from 'ws'

/** Bytes that may wait for a slow client before it is cut off. */
const LARGEST_BACKLOG = 4_000_000

/** To be asked before anything is written: who lets too much of it wait, whatever it is, is cut off. */
export function keepsUp(ws: WebSocket): boolean {
  if (ws.bufferedAmount <= LARGEST_BACKLOG) return true
  ws.terminate()
  return false
}
