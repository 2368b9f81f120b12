import { setTimeout as sleep } from 'node:timers/promises'
import {
  Connection,
  type Door,
  hear,
  type RequestBody,
  RequestError,
  type RoomSight,
  type Socket,
  type TurnedAway,
} from '@slapwise/client'
import { type Random, sampleAnswer } from '@slapwise/kernel'
import type { Message, ProtocolError, RoomView, Step, TableView } from '@slapwise/protocol'
import type { WebSocket } from 'ws'
import { asSocket, openSocket } from '../socket.ts'
import { Keepsake } from './keepsake.ts'

export interface PlayerOptions {
  readonly door: Door
  readonly code: string
  readonly keepsHistory: boolean
  readonly isHasty: boolean
  /** Something was heard. */
  heard(player: Player): void
  turnedAway(why: TurnedAway): void
  /** Everything that the server says, as it came. */
  readonly eavesdrop?: ((text: string) => void) | undefined
}

const PATIENCE = { hasty: 20, calm: 200 }
const LONGEST_WAIT = 5_000
const HISTORY_PAUSE = 1_000

/** Somebody far away who plays at random, and knows only what the server tells. */
export class Player {
  readonly connection: Connection
  readonly #options: PlayerOptions
  readonly #keepsake: Keepsake | null
  /** All that was missing at some time has come. */
  #filled: Promise<unknown> = Promise.resolve()
  #ws: WebSocket | null = null
  #lastSent = ''
  #complaint: ((error: ProtocolError | null) => void) | null = null
  #sight: RoomSight | null = null

  constructor(options: PlayerOptions) {
    this.#options = options
    this.#keepsake = options.keepsHistory ? new Keepsake() : null
    this.connection = new Connection({
      open: (since) => this.#open(since),
      onMessage: (message) => this.#hear(message),
      onState: (state) => {
        if (state === 'lost') this.#complain(null)
      },
      retryAfter: (failures) => this.#patience(failures),
    })
  }

  /** With some chance in it, so that thousands do not come back at the same moment. */
  #patience(failures: number): number {
    const first = this.#options.isHasty ? PATIENCE.hasty : PATIENCE.calm
    return Math.min(LONGEST_WAIT, first * 2 ** failures) * (0.5 + Math.random())
  }

  #open(since: number | null): Socket {
    const { door, code, turnedAway, eavesdrop } = this.#options
    const ws = openSocket(door, code, since, turnedAway)
    this.#ws = ws
    if (eavesdrop) ws.on('message', (data) => eavesdrop(String(data)))
    const send = ws.send.bind(ws)
    ws.send = (text: string) => {
      this.#lastSent = text
      send(text)
    }
    return asSocket(ws)
  }

  #hear(message: Message): void {
    this.#sight = hear(this.#sight, message)
    if (message.type === 'error') this.#complain(message.error)
    this.#keep(message)
    this.#options.heard(this)
  }

  #keep(message: Message): void {
    const since = this.#keepsake?.hear(message) ?? null
    if (since === null) return
    const fill = this.#history(since).then(
      (steps) => this.#keepsake!.fill(steps),
      () => {},
    )
    this.#filled = Promise.all([this.#filled, fill])
  }

  get room(): RoomView | null {
    return this.#sight?.room ?? null
  }

  get match(): TableView | null {
    return this.#sight?.match ?? null
  }

  /** By which the server knows them. */
  get cookie(): string {
    return this.#options.door.headers.cookie
  }

  get keepsHistory(): boolean {
    return this.#keepsake !== null
  }

  get version(): number {
    return this.connection.version ?? 0
  }

  get isAsked(): boolean {
    return this.match?.own.prompt != null
  }

  request(body: RequestBody): Promise<readonly Step[]> {
    return this.connection.request(body)
  }

  /** Answers what is asked, at random. */
  answer(random: Random): Promise<readonly Step[]> {
    const { own, promptNumber } = this.match!
    return this.request({
      type: 'answer',
      promptNumber,
      answer: sampleAnswer(own.prompt!.choice, random) as number | number[],
    })
  }

  /** Breaks the connection without a word; it comes back by itself. */
  vanish(): void {
    this.#ws?.terminate()
  }

  /** Sends what was sent last once more. */
  repeat(): void {
    this.#sendRaw(this.#lastSent)
  }

  /** Sends anything at all, and waits for the complaint; null if the connection was lost. */
  babble(data: string | Buffer): Promise<ProtocolError | null> {
    return new Promise((resolve) => {
      this.#complaint = resolve
      this.#sendRaw(data)
    })
  }

  #sendRaw(data: string | Buffer): void {
    const ws = this.#ws
    if (ws?.readyState === ws?.OPEN) ws?.send(data)
    else this.#complain(null)
  }

  #complain(error: ProtocolError | null): void {
    const complaint = this.#complaint
    this.#complaint = null
    complaint?.(error)
  }

  /** How the history as it was told differs from the server's; null if it does not. */
  async historyDifference(): Promise<string | null> {
    await this.#filled
    return this.#keepsake!.differenceFrom(await this.#history(0))
  }

  /** Histories are dear, so the server may want to take its time. */
  async #history(since: number): Promise<readonly Step[]> {
    for (;;) {
      try {
        return await this.request({ type: 'history', since })
      } catch (error) {
        if (!(error instanceof RequestError) || error.error.code !== 'too-fast') throw error
        await sleep(HISTORY_PAUSE)
      }
    }
  }
}
