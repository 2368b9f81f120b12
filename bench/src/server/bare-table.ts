import { WebSocket } from 'ws'
import type { LoadTable } from './run-load.ts'

const SEATS = 4

/** Four players on the bare server. */
export class BareTable implements LoadTable {
  onStep = () => {}
  readonly #sockets: WebSocket[] = []
  #position = 0
  #receivedCount = 0

  static async open([address]: readonly string[], number: number): Promise<BareTable> {
    const table = new BareTable()
    const greeted = Array.from({ length: SEATS }, () => table.#connect(new WebSocket(`${address}/${number}`)))
    await Promise.all(greeted)
    return table
  }

  #connect(socket: WebSocket): Promise<void> {
    this.#sockets.push(socket)
    return new Promise((resolve) => {
      socket.once('message', () => {
        resolve()
        socket.on('message', (data) => this.#receive(String(data)))
      })
    })
  }

  #receive(text: string): void {
    if (++this.#receivedCount % SEATS !== 0) return
    this.#position = (JSON.parse(text) as { position: number }).position
    this.onStep()
  }

  sendAnswers(): number {
    const seat = this.#position % SEATS
    this.#sockets[seat].send(`{"position":${this.#position},"answer":7,"id":"r${this.#position}"}`)
    return 1
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate()
  }
}
