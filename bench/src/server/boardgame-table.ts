import { below, seeded } from '@slapwise/kernel'
import { io, type Socket } from 'socket.io-client'
import { anyMove, type CrazyEights } from '../contestants/boardgame-io-game.ts'
import type { LoadedTable } from './load.ts'

const SEATS = 4
const random = seeded('boardgame.io')

interface State {
  readonly G: CrazyEights
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown }
  readonly _stateID: number
}

/** Four players of boardgame.io's server, by the messages that its own client sends. */
export class BoardgameTable implements LoadedTable {
  onStep = () => {}
  readonly #sockets: Socket[] = []
  readonly #number: number
  #match = 0
  #states: number[] = []
  #state: State | null = null

  constructor(number: number) {
    this.#number = number
  }

  static async open([address]: readonly string[], number: number): Promise<BoardgameTable> {
    const table = new BoardgameTable(number)
    for (let seat = 0; seat < SEATS; seat++)
      table.#sockets.push(io(`${address}/crazy-eights`, { transports: ['websocket'], forceNew: true }))
    for (const [seat, socket] of table.#sockets.entries())
      socket.on('update', (_: string, state: State) => table.#hear(seat, state))
    await table.#begin()
    return table
  }

  get #id(): string {
    return `table ${this.#number} match ${this.#match}`
  }

  /** Whoever asks for a match that is not there gets a new one. */
  async #begin(): Promise<void> {
    this.#match++
    this.#states = Array(SEATS).fill(0)
    for (const [seat, socket] of this.#sockets.entries())
      this.#state = await new Promise<State>((resolve) => {
        socket.once('sync', (_: string, { state }: { state: State }) => resolve(state))
        socket.emit('sync', this.#id, String(seat), undefined, SEATS)
      })
  }

  #hear(seat: number, state: State): void {
    this.#states[seat] = state._stateID
    if (this.#states.some((seen) => seen !== state._stateID)) return
    this.#state = state
    if (state.ctx.gameover) void this.#begin().then(() => this.onStep())
    else this.onStep()
  }

  act(): number {
    const { G, ctx, _stateID } = this.#state!
    const seat = Number(ctx.currentPlayer)
    const [type, ...args] = anyMove(G, seat, (n) => below(random, n))
    const payload = { type, args, playerID: ctx.currentPlayer }
    this.#sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.#id, ctx.currentPlayer)
    return 1
  }

  close(): void {
    for (const socket of this.#sockets) socket.close()
  }
}
