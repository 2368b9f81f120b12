import {
  Connection,
  type ConnectionState,
  type Door,
  missingUpTo,
  namesAtTable,
  type RequestBody,
  RequestError,
  seatsAtTable,
  Witness,
} from '@slapwise/client'
import { checkDeal, type Verdict } from '@slapwise/client/check-deal'
import type { Message } from '@slapwise/protocol'
import { UsageError } from '../args/usage-error.ts'
import { terminalOf } from '../games/index.ts'
import type { GameTerminal, Screens } from '../games/terminal.ts'
import type { House } from '../house.ts'
import { type Input, Interrupted } from '../terminal/input.ts'
import { print } from '../terminal/screen.ts'
import type { Lexicon } from '../words/index.ts'
import { answerQuestion, waitForOthers } from './at-table.ts'
import { afterMatch, waitInLobby } from './lobby.ts'
import { messageNews } from './message-news.ts'
import { refusalWords } from './room-words.ts'
import { Sight } from './sight.ts'
import { connectTo } from './way-in.ts'

interface SessionOptions {
  readonly door: Door
  readonly code: string
  /** The link to the room for others. */
  readonly link: string
  readonly input: Input
  readonly words: Lexicon
  readonly house: House
  readonly mild: boolean
}

/** A room, seen and played from this terminal. What goes on there interrupts what is asked here. */
export class Session {
  readonly door: Door
  readonly code: string
  readonly link: string
  readonly input: Input
  readonly sight = new Sight()
  readonly #connection: Connection
  readonly #witness = new Witness((body) => this.#connection.request(body))
  readonly words: Lexicon
  readonly #house: House
  readonly #mild: boolean
  readonly #welcomed = Promise.withResolvers<void>()
  #state: ConnectionState = 'connecting'
  #wasLost = false
  #isClosed = false
  /** What is being asked here; it ends when the room has moved on. */
  #act = ''
  #screens: { readonly of: string; readonly screens: Screens } | null = null

  constructor({ door, code, link, input, words, house, mild }: SessionOptions) {
    this.door = door
    this.code = code
    this.link = link
    this.input = input
    this.words = words
    this.#house = house
    this.#mild = mild
    this.#connection = new Connection({
      open: (since) => connectTo(door, code, since),
      onMessage: (message) => this.#hear(message),
      onState: (state) => this.#turn(state),
    })
  }

  /** Until the server has shown us in. */
  get welcomed(): Promise<void> {
    return this.#welcomed.promise
  }

  /** Plays until somebody quits, or the room has no more place for us. */
  async play(): Promise<void> {
    for (;;) {
      this.#act = this.#actNow()
      if (this.#act === 'end') return
      try {
        await this.#enact(this.#act)
      } catch (error) {
        if (!(error instanceof Interrupted)) throw error
      }
    }
  }

  #actNow(): string {
    const { room, match, question, isShownOut } = this.sight
    if (this.#isOver || isShownOut) return 'end'
    if (room.phase !== 'playing') return room.phase
    return question ? `question ${match!.promptNumber}` : 'waiting'
  }

  #enact(act: string): Promise<void> {
    switch (act) {
      case 'lobby':
        return waitInLobby(this)
      case 'over':
        return afterMatch(this)
      case 'waiting':
        return waitForOthers(this)
      default:
        return answerQuestion(this)
    }
  }

  #hear(message: Message): void {
    const before = this.sight.isIn ? this.sight.room : undefined
    const seen = this.sight.seen
    this.sight.hear(message)
    if (this.sight.seen) this.#witness.hear(message, seen, this.sight.seen)
    const isAtTheDoor = this.#act === '' && message.type !== 'welcome'
    if (!isAtTheDoor) this.say(...messageNews(this, message, before))
    if (message.type === 'welcome') this.#welcome()
    else if (seen && missingUpTo(message, seen, this.sight.seen!) !== null) this.#printTable()
    this.moveOn()
  }

  #printTable(): void {
    this.input.say(() => this.screens.printTable(this.sight.view))
  }

  /** Whoever comes to a match, for the first time or again, sees how it lies. */
  #welcome(): void {
    const { match, room, you } = this.sight
    if (match && you !== null && room.phase === 'playing') this.#printTable()
    this.#welcomed.resolve()
  }

  /** Whatever is asked here ends if it is not what is to be asked any more. */
  moveOn(): void {
    if (this.#act === '') return
    if (this.#actNow() === this.#act) this.input.refresh()
    else this.input.interrupt()
  }

  #turn(state: ConnectionState): void {
    if (this.#isClosed) return
    this.#state = state
    if (state === 'lost' && !this.#wasLost) this.say(this.words.room.lost)
    if (state === 'open' && this.#wasLost) this.say(this.words.room.connected)
    if (this.#isOver) this.say(this.words.room.closed)
    if (state !== 'connecting') this.#wasLost = state === 'lost'
    if (this.#isOver) this.moveOn()
  }

  get #isOver(): boolean {
    return this.#state === 'gone' || this.#state === 'sent-away'
  }

  /** The next line for what is asked now. */
  async ask(words: () => string): Promise<string> {
    if (this.#actNow() !== this.#act) throw new Interrupted()
    return this.input.ask(words)
  }

  /** Prints lines, above the question if one is open. */
  say(...lines: readonly string[]): void {
    if (lines.length > 0) this.input.say(() => lines.forEach((line) => void print(line)))
  }

  /** Asks something of the server; throws if it says no. */
  async request(body: RequestBody): Promise<void> {
    await this.#connection.request(body)
  }

  /** Asks something of the server without waiting for it, and says so if it says no. */
  send(body: RequestBody, refused: () => void = () => {}): void {
    this.request(body).catch((error) => {
      if (!(error instanceof RequestError)) return
      refused()
      this.say(refusalWords(error.error, this.sight.room, this.words))
      this.moveOn()
    })
  }

  /** What would be wrong on the command line is said here as well. */
  withProblem(act: () => void): void {
    try {
      act()
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      this.say(error.message)
    }
  }

  /** Says a line that begins with a slash to all; tells whether it was one. */
  chat(line: string): boolean {
    const text = line.slice(1).trim()
    if (!line.startsWith('/')) return false
    if (text !== '') this.send({ type: 'chat', text })
    return true
  }

  /** What there is to say about the deal of the match that is over. */
  async checkDeal(): Promise<Verdict> {
    const { matches } = this.sight.room
    try {
      const record = await this.door.record(this.code, matches)
      return checkDeal(this.#house.games, this.#witness.about(matches), record)
    } catch {
      return { kind: 'unknown', lacking: 'record' }
    }
  }

  get gameIds(): string[] {
    return Array.from(this.#house.games, ({ id }) => id)
  }

  get terminal(): GameTerminal {
    const { games } = this.#house
    return terminalOf(this.#house, games.find(this.sight.room.game) ?? games.first)
  }

  /** The match as we see it, with everybody by the names they had when it began, or when they took a seat over. */
  get screens(): Screens {
    const { room, seat } = this.sight
    const of = `${room.matches} ${seat} ${room.seats.map(({ member }) => member)}`
    if (this.#screens?.of !== of) {
      const players = seatsAtTable(room).length
      const rules = this.terminal.game.rules({ ...room.settings, players }, room.rules)
      const company = { names: namesAtTable(room), viewer: seat }
      const screens = this.terminal.sit({ rules, company, words: this.words, mild: this.#mild })
      this.#screens = { of, screens }
    }
    return this.#screens!.screens
  }

  /** Nobody should wait in the lobby for somebody who has quit. In a match the seat stays theirs. */
  async leave(): Promise<void> {
    if (!this.sight.isIn) return
    const { room, you } = this.sight
    const others = room.members.some(({ isOnline, hasLeft }, i) => i !== you && isOnline && !hasLeft)
    const canLeave = this.#state === 'open' && you !== null && room.phase !== 'playing' && others
    if (canLeave) await this.request({ type: 'leave' }).catch(() => {})
  }

  close(): void {
    this.#isClosed = true
    this.#connection.close()
  }
}
