import { WebSocket } from 'ws'
import type { LoadedTable } from './load.ts'

const SEATS = 4

/** Four players of the bare server. */
export class BareTable implements LoadedTable {
  onStep = () => {}
  readonly #sockets: WebSocket[] = []
  #position = 0
  #arrived = 0

  static async open([address]: readonly string[], number: number): Promise<BareTable> {
    const table = new BareTable()
    const greeted = Array.from({ length: SEATS }, () => table.#enter(new WebSocket(`${address}/${number}`)))
    await Promise.all(greeted)
    return table
  }

  #enter(socket: WebSocket): Promise<void> {
    this.#sockets.push(socket)
    return new Promise((resolve) => {
      socket.once('message', () => {
        resolve()
        socket.on('message', (data) => this.#hear(String(data)))
      })
    })
  }

  #hear(text: string): void {
    if (++this.#arrived % SEATS !== 0) return
    this.#position = (JSON.parse(text) as { position: number }).position
    this.onStep()
  }

  act(): number {
    const seat = this.#position % SEATS
    this.#sockets[seat].send(`{"position":${this.#position},"answer":7,"id":"r${this.#position}"}`)
    return 1
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate()
  }
}
