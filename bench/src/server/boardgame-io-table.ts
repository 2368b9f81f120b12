import { createRandom, randomBelow } from '@slapwise/kernel'
import { io, type Socket } from 'socket.io-client'
import { type CrazyEightsState, chooseRandomMove } from '../engines/boardgame-io-game.ts'
import type { LoadTable } from './run-load.ts'

const SEATS = 4
const random = createRandom('boardgame.io')

interface GameState {
  readonly G: CrazyEightsState
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown }
  readonly _stateID: number
}

/** Four players on boardgame.io's server, using the messages of its own client. */
export class BoardgameIoTable implements LoadTable {
  onStep = () => {}
  readonly #sockets: Socket[] = []
  readonly #tableNumber: number
  #matchNumber = 0
  #stateIds: number[] = []
  #state: GameState | null = null

  constructor(number: number) {
    this.#tableNumber = number
  }

  static async open([address]: readonly string[], number: number): Promise<BoardgameIoTable> {
    const table = new BoardgameIoTable(number)
    for (let seat = 0; seat < SEATS; seat++)
      table.#sockets.push(io(`${address}/crazy-eights`, { transports: ['websocket'], forceNew: true }))
    for (const [seat, socket] of table.#sockets.entries())
      socket.on('update', (_: string, state: GameState) => table.#receive(seat, state))
    await table.#startMatch()
    return table
  }

  get #matchId(): string {
    return `table ${this.#tableNumber} match ${this.#matchNumber}`
  }

  /** Starts the next match by requesting its state for each seat: boardgame.io creates a match on the first request. */
  async #startMatch(): Promise<void> {
    this.#matchNumber++
    this.#stateIds = Array(SEATS).fill(0)
    for (const [seat, socket] of this.#sockets.entries())
      this.#state = await new Promise<GameState>((resolve) => {
        socket.once('sync', (_: string, { state }: { state: GameState }) => resolve(state))
        socket.emit('sync', this.#matchId, String(seat), undefined, SEATS)
      })
  }

  #receive(seat: number, state: GameState): void {
    this.#stateIds[seat] = state._stateID
    if (this.#stateIds.some((seen) => seen !== state._stateID)) return
    this.#state = state
    if (state.ctx.gameover) void this.#startMatch().then(() => this.onStep())
    else this.onStep()
  }

  sendAnswers(): number {
    const { G, ctx, _stateID } = this.#state!
    const seat = Number(ctx.currentPlayer)
    const [type, ...args] = chooseRandomMove(G, seat, (n) => randomBelow(random, n))
    const payload = { type, args, playerID: ctx.currentPlayer }
    this.#sockets[seat].emit(
      'update',
      { type: 'MAKE_MOVE', payload },
      _stateID,
      this.#matchId,
      ctx.currentPlayer,
    )
    return 1
  }

  close(): void {
    for (const socket of this.#sockets) socket.close()
  }
}
