import { setTimeout as sleep } from 'node:timers/promises'
import { type Door, type RequestBody, RequestError, type TurnedAway } from '@slapwise/client'
import { below, isReaction, type Random, seeded } from '@slapwise/kernel'
import { guestDoor, limitBehind } from '../guest-door.ts'
import type { Tally } from './figures.ts'
import { Player } from './player.ts'
import { PRANKS, type Prank } from './pranks.ts'

export interface TableOptions {
  /** The address of the server. */
  readonly url: string
  readonly game: string
  readonly tally: Tally
  readonly number: number
  readonly players: number
  /** Seconds between answers. */
  readonly pace: number
  readonly isChaotic: boolean
  readonly settings: Readonly<Record<string, unknown>>
  readonly keepsHistory: boolean
  /** Asked after each match, with how many that makes: a table that has had enough gets up. */
  isEnough(matches: number): boolean
  /** Everything that the server says to any of the players. */
  readonly eavesdrop?: ((player: number, text: string) => void) | undefined
}

const SECOND = 1000
/** With chaos, reaction windows that are left to the clock should not take all the time. */
const CHAOTIC_WINDOW = 0.5
/** One in so many. */
const CHANCE = { prank: 4, vanish: 12, repeat: 6, lazy: 6 }

/** Answers that are being waited for. */
interface Flight {
  readonly version: number
  readonly sentAt: number
  readonly reconnects: number
  readonly arrived: Set<Player>
}

/** A table of players who are far away. */
export class Table {
  readonly players: readonly Player[]
  readonly #options: TableOptions
  readonly #random: Random
  readonly #pranks: readonly [string, Prank][]
  #flight: Flight | null = null
  #wake: (() => void) | null = null
  #turnedAway: TurnedAway | null = null
  /** The question that is left to the clock. */
  #leftToClock = -1
  #matches = 0
  #hasHadEnough = false
  #isClosed = false

  private constructor(options: TableOptions, code: string, doors: readonly Door[]) {
    const { keepsHistory, isChaotic, eavesdrop } = options
    this.#options = options
    this.#random = seeded(`table ${options.number}`)
    this.#pranks = Object.entries(PRANKS)
    this.players = doors.map(
      (door, number) =>
        new Player({
          door,
          code,
          keepsHistory,
          isHasty: isChaotic,
          heard: (player) => this.#heard(player),
          turnedAway: (why) => this.#beTurnedAway(why),
          eavesdrop: eavesdrop && ((text) => eavesdrop(number, text)),
        }),
    )
  }

  /** Opens a room with everybody in their seats. */
  static async open(options: TableOptions): Promise<Table> {
    const { url, game, players, settings, isChaotic } = options
    const doors = Array.from({ length: players }, () => guestDoor(url))
    await Promise.all(doors.map((door) => door.greet()))
    const { code } = await doors[0].open({ name: 'Guest 1', game })
    const table = new Table(options, code, doors)
    try {
      await table.#until(() => table.players.every(({ room }) => room !== null))
      await table.#takeSeats()
      const window = isChaotic ? CHAOTIC_WINDOW : null
      await table.#insist(table.#host, { type: 'set', settings: { ...settings }, pace: 'relaxed', window })
    } catch (error) {
      table.close()
      throw error
    }
    return table
  }

  get #host(): Player {
    return this.players[0]
  }

  async #takeSeats(): Promise<void> {
    for (const [seat, player] of this.players.entries()) {
      if (player === this.#host) continue
      await this.#insist(player, { type: 'join', name: `Guest ${seat + 1}` })
      await this.#insist(player, { type: 'sit', seat })
    }
  }

  #beTurnedAway(why: TurnedAway): void {
    const limit = limitBehind(why)
    this.#turnedAway = why
    if (limit) this.#options.tally.limits.add(limit)
    else this.#options.tally.count('errors', `turned away: ${why.error?.code ?? why.status}`)
    this.#wake?.()
  }

  #heard(player: Player): void {
    const flight = this.#flight
    if (flight && player.version >= flight.version) this.#land(flight, player)
    this.#wake?.()
  }

  /** Only what nobody's lost connection has delayed is measured. */
  #land(flight: Flight, player: Player): void {
    flight.arrived.add(player)
    if (flight.arrived.size < this.players.length) return
    this.#flight = null
    if (this.reconnects === flight.reconnects)
      this.#options.tally.delays.push(performance.now() - flight.sentAt)
  }

  get reconnects(): number {
    let sum = 0
    for (const { connection } of this.players) sum += connection.reconnects
    return sum
  }

  /** Waits until something is heard, or a second has passed. */
  #news(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#wake?.(), SECOND)
      this.#wake = () => {
        clearTimeout(timer)
        this.#wake = null
        resolve()
      }
    })
  }

  async #until(condition: () => boolean): Promise<void> {
    for (;;) {
      if (this.#isClosed) throw new Error('the table was closed')
      if (condition()) return
      if (this.#turnedAway && this.players.some(({ room }) => room === null)) throw this.#turnedAway
      await this.#news()
    }
  }

  /** Plays until it is time to stop, or the matches are over. */
  async play(isTime: () => boolean): Promise<void> {
    const { pace } = this.#options
    if (pace > 0) await sleep(Math.random() * pace * SECOND)
    await this.#start()
    while (!isTime() && !this.#hasHadEnough) {
      await this.#step()
      if (pace > 0 && !this.#isWindowOpen) await sleep(pace * SECOND * (0.5 + Math.random()))
    }
    await this.#until(() => this.#areEven)
  }

  /** Whoever takes their time with a reaction window leaves it to the clock. */
  get #isWindowOpen(): boolean {
    return this.players.some(({ match }) => match?.own.prompt && isReaction(match.own.prompt.manner))
  }

  /** Asks for what has to be, once more if the server finds it too fast. */
  async #insist(player: Player, body: RequestBody): Promise<void> {
    for (;;)
      try {
        await player.request(body)
        return
      } catch (error) {
        if (!(error instanceof RequestError) || error.error.code !== 'too-fast') throw error
        await this.#excuse(error)
      }
  }

  async #start(): Promise<void> {
    for (const player of this.players)
      if (player !== this.#host) await this.#insist(player, { type: 'ready', ready: true })
    await this.#until(() => this.#areEven)
    await this.#insist(this.#host, { type: 'start' })
    await this.#until(() => this.#areEven)
  }

  /** Whether everybody has heard as much as everybody else. */
  get #areEven(): boolean {
    const { version } = this.#host
    for (const player of this.players) if (player.version !== version) return false
    return true
  }

  async #step(): Promise<void> {
    await this.#until(() => this.#areEven)
    if (this.#options.isChaotic && below(this.#random, CHANCE.prank) === 0) await this.#playPrank()
    if (this.#host.room!.phase === 'over') await this.#finish()
    else await this.#decide(this.#whoAnswers())
  }

  async #finish(): Promise<void> {
    this.#options.tally.finished++
    this.#hasHadEnough = this.#options.isEnough(++this.#matches)
    if (this.#hasHadEnough) return
    await this.#insist(this.#host, { type: 'rematch' })
    await this.#until(() => this.#areEven)
    await this.#start()
  }

  /** One of those who are asked; in a reaction window all at once, so that it closes. */
  #whoAnswers(): readonly Player[] {
    const asked = this.players.filter(({ isAsked }) => isAsked)
    if (asked.length === 0) return asked
    const { own, promptNumber } = asked[0].match!
    if (!isReaction(own.prompt!.manner)) return [asked[below(this.#random, asked.length)]]
    return this.#isLeftToClock(promptNumber) ? [] : asked
  }

  #isLeftToClock(promptNumber: number): boolean {
    if (promptNumber !== this.#leftToClock && this.#happens(CHANCE.lazy)) this.#leftToClock = promptNumber
    return promptNumber === this.#leftToClock
  }

  #happens(oneIn: number): boolean {
    return this.#options.isChaotic && below(this.#random, oneIn) === 0
  }

  async #decide(answering: readonly Player[]): Promise<void> {
    if (answering.length === 0) {
      await this.#news()
      return
    }
    const version = this.#host.version + 1
    const { reconnects } = this
    this.#flight = { version, reconnects, sentAt: performance.now(), arrived: new Set() }
    const taken = await Promise.all(answering.map((player) => this.#answer(player)))
    // Sealed answers are taken without an update. One that comes too late is so because of one, which may be here already.
    if (answering.some((player) => player.version >= version))
      await this.#until(() => this.players.every((player) => player.version >= version))
    else if (taken.includes('late')) await this.#news()
    this.#flight = null
  }

  async #answer(player: Player): Promise<'taken' | 'late' | 'failed'> {
    const answered = player.answer(this.#random)
    if (this.#happens(CHANCE.repeat)) player.repeat()
    if (this.#happens(CHANCE.vanish)) player.vanish()
    try {
      await answered
      this.#options.tally.decisions++
      return 'taken'
    } catch (error) {
      return this.#excuse(error)
    }
  }

  async #excuse(error: unknown): Promise<'late' | 'failed'> {
    const { tally } = this.#options
    const code = error instanceof RequestError ? error.error.code : String(error)
    if (code === 'stale-prompt' || code === 'not-asked' || code === 'not-playing') {
      tally.late++
      return 'late'
    }
    if (code === 'too-fast') {
      tally.limits.add('SLAPWISE_MESSAGES_PER_SECOND')
      await sleep(SECOND)
    } else tally.count('errors', code)
    return 'failed'
  }

  /** Whatever is done here has to be refused, and must not change anything. */
  async #playPrank(): Promise<void> {
    const { url, tally } = this.#options
    const [name, prank] = this.#pranks[below(this.#random, this.#pranks.length)]
    const player = this.players[below(this.#random, this.players.length)]
    const isStill = !player.match?.clock && this.players.some(({ isAsked }) => isAsked)
    const { version } = player
    try {
      const problem = await prank({ player, url, random: this.#random, isHost: player === this.#host })
      tally.count('mischief', name)
      if (problem) tally.count('errors', `${name}: ${problem}`)
    } catch (error) {
      await this.#excuse(error)
    }
    await this.#until(() => this.#areEven)
    if (isStill && name !== 'chat' && player.version !== version)
      tally.count('errors', `${name} changed something`)
  }

  /** Stops playing at this table, wherever its match stands. */
  close(): void {
    this.#isClosed = true
    for (const { connection } of this.players) connection.close()
    this.#wake?.()
  }
}
