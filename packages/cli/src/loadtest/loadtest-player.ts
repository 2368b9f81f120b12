import { setTimeout as sleep } from 'node:timers/promises'
import {
  type ApiClient,
  type ApiError,
  type ClientRoomState,
  Connection,
  type RequestBody,
  RequestError,
  reduceRoom,
  type WebSocketLike,
} from '@slapwise/client'
import { type Random, sampleAnswer } from '@slapwise/kernel'
import type { HistoryStep, ProtocolError, RoomMatchView, RoomView, ServerMessage } from '@slapwise/protocol'
import type { WebSocket } from 'ws'
import { openSocket, toSocket } from '../socket.ts'
import { ReceivedHistory } from './received-history.ts'

export interface LoadtestPlayerOptions {
  readonly api: ApiClient
  readonly code: string
  readonly recordsHistory: boolean
  readonly reconnectsFast: boolean
  /** Called after each message. */
  onMessage(player: LoadtestPlayer): void
  onRejected(error: ApiError): void
  /** Called with every message as received. */
  readonly onRawMessage?: ((text: string) => void) | undefined
}

const RECONNECT_DELAY_MS = { hasty: 20, calm: 200 }
const MAX_RECONNECT_DELAY_MS = 5_000
const HISTORY_RETRY_MS = 1_000

/** A client that plays at random and knows only what the server sends. */
export class LoadtestPlayer {
  readonly connection: Connection
  readonly #options: LoadtestPlayerOptions
  readonly #receivedHistory: ReceivedHistory | null
  /** Resolves when all missing history has been fetched. */
  #backfill: Promise<unknown> = Promise.resolve()
  #ws: WebSocket | null = null
  #lastSent = ''
  #resolveError: ((error: ProtocolError | null) => void) | null = null
  #clientState: ClientRoomState | null = null

  constructor(options: LoadtestPlayerOptions) {
    this.#options = options
    this.#receivedHistory = options.recordsHistory ? new ReceivedHistory() : null
    this.connection = new Connection({
      openSocket: (since) => this.#openSocket(since),
      onMessage: (message) => this.#onMessage(message),
      onStateChange: (state) => {
        if (state === 'lost') this.#settleError(null)
      },
      retryDelayMs: (failures) => this.#reconnectDelay(failures),
    })
  }

  /** Exponential backoff with jitter, so that thousands of clients do not reconnect at the same moment. */
  #reconnectDelay(failures: number): number {
    const first = this.#options.reconnectsFast ? RECONNECT_DELAY_MS.hasty : RECONNECT_DELAY_MS.calm
    return Math.min(MAX_RECONNECT_DELAY_MS, first * 2 ** failures) * (0.5 + Math.random())
  }

  #openSocket(since: number | null): WebSocketLike {
    const { api, code, onRejected, onRawMessage } = this.#options
    const ws = openSocket(api, code, since, onRejected)
    this.#ws = ws
    if (onRawMessage) ws.on('message', (data) => onRawMessage(String(data)))
    const send = ws.send.bind(ws)
    ws.send = (text: string) => {
      this.#lastSent = text
      send(text)
    }
    return toSocket(ws)
  }

  #onMessage(message: ServerMessage): void {
    this.#clientState = reduceRoom(this.#clientState, message)
    if (message.type === 'error') this.#settleError(message.error)
    this.#recordHistory(message)
    this.#options.onMessage(this)
  }

  #recordHistory(message: ServerMessage): void {
    const since = this.#receivedHistory?.recordMessage(message) ?? null
    if (since === null) return
    const fill = this.#fetchHistory(since).then(
      (steps) => this.#receivedHistory!.addMissedSteps(steps),
      () => {},
    )
    this.#backfill = Promise.all([this.#backfill, fill])
  }

  get room(): RoomView | null {
    return this.#clientState?.room ?? null
  }

  get match(): RoomMatchView | null {
    return this.#clientState?.match ?? null
  }

  /** The identity cookie. */
  get cookie(): string {
    return this.#options.api.requestHeaders.cookie
  }

  get keepsHistory(): boolean {
    return this.#receivedHistory !== null
  }

  get version(): number {
    return this.connection.lastVersion ?? 0
  }

  get hasPrompt(): boolean {
    return this.match?.own.prompt != null
  }

  request(body: RequestBody): Promise<readonly HistoryStep[]> {
    return this.connection.request(body)
  }

  /** Answers the open prompt at random. */
  answer(random: Random): Promise<readonly HistoryStep[]> {
    const { own, promptNumber } = this.match!
    return this.request({
      type: 'answer',
      promptNumber,
      answer: sampleAnswer(own.prompt!.choice, random) as number | number[],
    })
  }

  /** Terminates the TCP connection without a close frame; the client reconnects by itself. */
  dropConnection(): void {
    this.#ws?.terminate()
  }

  /** Sends the last request again. */
  resendLast(): void {
    this.#sendRaw(this.#lastSent)
  }

  /** Sends a raw frame and waits for the error; null if the connection is lost. */
  sendInvalid(data: string | Buffer): Promise<ProtocolError | null> {
    return new Promise((resolve) => {
      this.#resolveError = resolve
      this.#sendRaw(data)
    })
  }

  #sendRaw(data: string | Buffer): void {
    const ws = this.#ws
    if (ws?.readyState === ws?.OPEN) ws?.send(data)
    else this.#settleError(null)
  }

  #settleError(error: ProtocolError | null): void {
    const resolveError = this.#resolveError
    this.#resolveError = null
    resolveError?.(error)
  }

  /** The first difference between the received history and the server's; null if there is none. */
  async diffHistory(): Promise<string | null> {
    await this.#backfill
    return this.#receivedHistory!.diffWithServer(await this.#fetchHistory(0))
  }

  /** History requests have a strict rate limit: waits and retries. */
  async #fetchHistory(since: number): Promise<readonly HistoryStep[]> {
    for (;;) {
      try {
        return await this.request({ type: 'history', since })
      } catch (error) {
        if (!(error instanceof RequestError) || error.protocolError.code !== 'rate-limited') throw error
        await sleep(HISTORY_RETRY_MS)
      }
    }
  }
}
