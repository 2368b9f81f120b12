import { setTimeout as sleep } from 'node:timers/promises'
import { type ApiClient, type ApiError, type RequestBody, RequestError } from '@slapwise/client'
import { createRandom, isReaction, type Random, randomBelow } from '@slapwise/kernel'
import { createGuestClient, findExceededLimit } from '../guest-client.ts'
import { FAULTS, type Fault } from './faults.ts'
import { LoadtestPlayer } from './loadtest-player.ts'
import type { LoadtestMetrics } from './metrics.ts'

export interface LoadtestTableOptions {
  /** The base URL of the server. */
  readonly url: string
  readonly game: string
  readonly metrics: LoadtestMetrics
  readonly number: number
  readonly players: number
  /** The average pause between two answers of the table. */
  readonly answerIntervalSeconds: number
  readonly injectsFaults: boolean
  readonly settings: Readonly<Record<string, unknown>>
  readonly recordsHistory: boolean
  /** Called after each match with the number of matches so far; true ends the table. */
  hasEnoughMatches(matches: number): boolean
  /** Called with every message that a player receives, by player index. */
  readonly onRawMessage?: ((player: number, text: string) => void) | undefined
}

const SECOND_MS = 1000
/** Reaction windows that nobody answers should not take most of the time. */
const FAULT_WINDOW_SECONDS = 0.5
/** The odds of each fault: a value of 4 means once in 4 times, on average. */
const FAULT_ODDS = { fault: 4, disconnect: 12, resend: 6, skipPrompt: 6 }

/** An answer whose update has not reached all players. */
interface PendingUpdate {
  readonly version: number
  readonly sentAt: number
  readonly reconnects: number
  readonly receivedBy: Set<LoadtestPlayer>
}

/** A room of clients that play against each other. */
export class LoadtestTable {
  readonly players: readonly LoadtestPlayer[]
  readonly #options: LoadtestTableOptions
  readonly #random: Random
  readonly #faults: readonly [string, Fault][]
  #pendingUpdate: PendingUpdate | null = null
  #resumeWaiting: (() => void) | null = null
  #rejection: ApiError | null = null
  /** The prompt that is left to time out. */
  #skippedPrompt = -1
  #matchCount = 0
  /** Whether an update has reached all players. */
  #hasUpdated = false
  #isFinished = false
  #isClosed = false

  private constructor(options: LoadtestTableOptions, code: string, clients: readonly ApiClient[]) {
    const { recordsHistory, injectsFaults, onRawMessage } = options
    this.#options = options
    this.#random = createRandom(`table ${options.number}`)
    this.#faults = Object.entries(FAULTS)
    this.players = clients.map(
      (api, number) =>
        new LoadtestPlayer({
          api,
          code,
          recordsHistory,
          reconnectsFast: injectsFaults,
          onMessage: (player) => this.#onMessage(player),
          onRejected: (reason) => this.#onRejected(reason),
          onRawMessage: onRawMessage && ((text) => onRawMessage(number, text)),
        }),
    )
  }

  /** Creates a room and seats all players. */
  static async open(options: LoadtestTableOptions): Promise<LoadtestTable> {
    const { url, game, players, settings, injectsFaults } = options
    const clients = Array.from({ length: players }, () => createGuestClient(url))
    await Promise.all(clients.map((api) => api.fetchIdentity()))
    const { code } = await clients[0].createRoom({ name: 'Guest 1', game })
    const table = new LoadtestTable(options, code, clients)
    try {
      await table.#waitUntil(() => table.players.every(({ room }) => room !== null))
      await table.#takeSeats()
      const windowSeconds = injectsFaults ? FAULT_WINDOW_SECONDS : null
      await table.#requestWithRetry(table.#host, {
        type: 'change-room',
        settings: { ...settings },
        pace: 'relaxed',
        windowSeconds,
      })
    } catch (error) {
      table.close()
      throw error
    }
    return table
  }

  get #host(): LoadtestPlayer {
    return this.players[0]
  }

  async #takeSeats(): Promise<void> {
    for (const [seat, player] of this.players.entries()) {
      if (player === this.#host) continue
      await this.#requestWithRetry(player, { type: 'join', name: `Guest ${seat + 1}` })
      await this.#requestWithRetry(player, { type: 'sit', seat })
    }
  }

  #onRejected(error: ApiError): void {
    const limit = findExceededLimit(error)
    this.#rejection = error
    if (limit) this.#options.metrics.limits.add(limit)
    else this.#options.metrics.increment('errors', `rejected: ${error.protocolError?.code ?? error.status}`)
    this.#resumeWaiting?.()
  }

  #onMessage(player: LoadtestPlayer): void {
    const pending = this.#pendingUpdate
    if (pending && player.version >= pending.version) this.#recordArrival(pending, player)
    this.#resumeWaiting?.()
  }

  /** Measures only updates that no lost connection has delayed. */
  #recordArrival(pending: PendingUpdate, player: LoadtestPlayer): void {
    pending.receivedBy.add(player)
    if (pending.receivedBy.size < this.players.length) return
    this.#pendingUpdate = null
    this.#hasUpdated = true
    if (this.reconnects === pending.reconnects)
      this.#options.metrics.updateDelaysMs.push(performance.now() - pending.sentAt)
  }

  get reconnects(): number {
    let sum = 0
    for (const { connection } of this.players) sum += connection.reconnectCount
    return sum
  }

  /** Resolves with the next message, or after a second. */
  #waitForMessage(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#resumeWaiting?.(), SECOND_MS)
      this.#resumeWaiting = () => {
        clearTimeout(timer)
        this.#resumeWaiting = null
        resolve()
      }
    })
  }

  async #waitUntil(condition: () => boolean): Promise<void> {
    for (;;) {
      if (this.#isClosed) throw new Error('the table was closed')
      if (condition()) return
      if (this.#rejection && this.players.some(({ room }) => room === null)) throw this.#rejection
      await this.#waitForMessage()
    }
  }

  /** Plays until `isTimeUp` returns true, but at least one update, or until the table has enough matches. */
  async play(isTimeUp: () => boolean): Promise<void> {
    const { answerIntervalSeconds } = this.#options
    if (answerIntervalSeconds > 0) await sleep(Math.random() * answerIntervalSeconds * SECOND_MS)
    await this.#startMatch()
    while (!(isTimeUp() && this.#hasUpdated) && !this.#isFinished) {
      await this.#playStep()
      if (answerIntervalSeconds > 0 && !this.#isWindowOpen)
        await sleep(answerIntervalSeconds * SECOND_MS * (0.5 + Math.random()))
    }
    await this.#waitUntil(() => this.#isInSync)
  }

  /** Whether somebody is asked in a reaction window: pausing then would let it time out. */
  get #isWindowOpen(): boolean {
    return this.players.some(({ match }) => match?.own.prompt && isReaction(match.own.prompt.mode))
  }

  /** Sends a request that must succeed, again if the server limits its rate. */
  async #requestWithRetry(player: LoadtestPlayer, body: RequestBody): Promise<void> {
    for (;;)
      try {
        await player.request(body)
        return
      } catch (error) {
        if (!(error instanceof RequestError) || error.protocolError.code !== 'rate-limited') throw error
        await this.#recordFailure(error)
      }
  }

  async #startMatch(): Promise<void> {
    for (const player of this.players)
      if (player !== this.#host) await this.#requestWithRetry(player, { type: 'ready', isReady: true })
    await this.#waitUntil(() => this.#isInSync)
    await this.#requestWithRetry(this.#host, { type: 'start' })
    await this.#waitUntil(() => this.#isInSync)
  }

  /** Whether all players have received the same version. */
  get #isInSync(): boolean {
    const { version } = this.#host
    for (const player of this.players) if (player.version !== version) return false
    return true
  }

  async #playStep(): Promise<void> {
    await this.#waitUntil(() => this.#isInSync)
    if (this.#options.injectsFaults && randomBelow(this.#random, FAULT_ODDS.fault) === 0)
      await this.#injectFault()
    if (this.#host.room!.phase === 'over') await this.#finishMatch()
    else await this.#sendAnswers(this.#chooseAnswering())
  }

  async #finishMatch(): Promise<void> {
    this.#options.metrics.matchesFinished++
    this.#isFinished = this.#options.hasEnoughMatches(++this.#matchCount)
    if (this.#isFinished) return
    await this.#requestWithRetry(this.#host, { type: 'rematch' })
    await this.#waitUntil(() => this.#isInSync)
    await this.#startMatch()
  }

  /** One of the players who are asked; in a reaction window all of them, so that it closes. */
  #chooseAnswering(): readonly LoadtestPlayer[] {
    const asked = this.players.filter(({ hasPrompt }) => hasPrompt)
    if (asked.length === 0) return asked
    const { own, promptNumber } = asked[0].match!
    if (!isReaction(own.prompt!.mode)) return [asked[randomBelow(this.#random, asked.length)]]
    return this.#isSkipped(promptNumber) ? [] : asked
  }

  #isSkipped(promptNumber: number): boolean {
    if (promptNumber !== this.#skippedPrompt && this.#rollFault(FAULT_ODDS.skipPrompt))
      this.#skippedPrompt = promptNumber
    return promptNumber === this.#skippedPrompt
  }

  #rollFault(oneIn: number): boolean {
    return this.#options.injectsFaults && randomBelow(this.#random, oneIn) === 0
  }

  async #sendAnswers(answering: readonly LoadtestPlayer[]): Promise<void> {
    if (answering.length === 0) {
      await this.#waitForMessage()
      return
    }
    const version = this.#host.version + 1
    const { reconnects } = this
    this.#pendingUpdate = { version, reconnects, sentAt: performance.now(), receivedBy: new Set() }
    const results = await Promise.all(answering.map((player) => this.#answer(player)))
    // Sealed answers are accepted without an update. A late answer was overtaken by an update, which may have arrived
    // already.
    if (answering.some((player) => player.version >= version))
      await this.#waitUntil(() => this.players.every((player) => player.version >= version))
    else if (results.includes('late')) await this.#waitForMessage()
    this.#pendingUpdate = null
  }

  async #answer(player: LoadtestPlayer): Promise<'accepted' | 'late' | 'failed'> {
    const answered = player.answer(this.#random)
    if (this.#rollFault(FAULT_ODDS.resend)) player.resendLast()
    if (this.#rollFault(FAULT_ODDS.disconnect)) player.dropConnection()
    try {
      await answered
      this.#options.metrics.decisions++
      return 'accepted'
    } catch (error) {
      return this.#recordFailure(error)
    }
  }

  async #recordFailure(error: unknown): Promise<'late' | 'failed'> {
    const { metrics } = this.#options
    const code = error instanceof RequestError ? error.protocolError.code : String(error)
    if (code === 'stale-prompt' || code === 'not-asked' || code === 'not-playing') {
      metrics.lateAnswers++
      return 'late'
    }
    if (code === 'rate-limited') {
      metrics.limits.add('SLAPWISE_MESSAGES_PER_SECOND')
      await sleep(SECOND_MS)
    } else metrics.increment('errors', code)
    return 'failed'
  }

  /** Injects a fault, which the server must reject without changing anything. */
  async #injectFault(): Promise<void> {
    const { url, metrics } = this.#options
    const [name, fault] = this.#faults[randomBelow(this.#random, this.#faults.length)]
    const player = this.players[randomBelow(this.#random, this.players.length)]
    const isStill = !player.match?.clock && this.players.some(({ hasPrompt }) => hasPrompt)
    const { version } = player
    try {
      const problem = await fault({ player, url, random: this.#random, isHost: player === this.#host })
      metrics.increment('faults', name)
      if (problem) metrics.increment('errors', `${name}: ${problem}`)
    } catch (error) {
      await this.#recordFailure(error)
    }
    await this.#waitUntil(() => this.#isInSync)
    if (isStill && name !== 'chat' && player.version !== version)
      metrics.increment('errors', `${name} changed the room`)
  }

  /** Closes all connections, wherever the match stands. */
  close(): void {
    this.#isClosed = true
    for (const { connection } of this.players) connection.close()
    this.#resumeWaiting?.()
  }
}
