import {
  type ApiClient,
  Connection,
  type ConnectionState,
  DealAuditor,
  missingHistoryUpTo,
  namesAtTable,
  type RequestBody,
  RequestError,
  seatsAtTable,
} from '@slapwise/client'
import { checkDeal, type DealVerdict } from '@slapwise/client/check-deal'
import type { ServerMessage } from '@slapwise/protocol'
import { UsageError } from '../args/usage-error.ts'
import type { GameTerminal, MatchScreens } from '../games/game-terminal.ts'
import { getTerminal } from '../games/index.ts'
import type { CliMessages } from '../i18n/index.ts'
import type { InstalledGames } from '../installed-games.ts'
import { print } from '../terminal/screen.ts'
import { InterruptedError, type TerminalInput } from '../terminal/terminal-input.ts'
import { openRoomSocket } from './connect.ts'
import { formatMessage } from './format-message.ts'
import { formatRequestError } from './format-room.ts'
import { runAfterMatch, runLobby } from './lobby.ts'
import { askAndAnswer, runWaiting } from './match-prompts.ts'
import { TerminalRoomState } from './terminal-room-state.ts'

interface OnlineSessionOptions {
  readonly api: ApiClient
  readonly code: string
  /** The link of the room, for inviting others. */
  readonly link: string
  readonly input: TerminalInput
  readonly messages: CliMessages
  readonly installed: InstalledGames
  readonly usesMildNames: boolean
}

/**
 * A room that is played from this terminal. Messages from the server interrupt the open question if it has become
 * obsolete.
 */
export class OnlineSession {
  readonly api: ApiClient
  readonly code: string
  readonly link: string
  readonly input: TerminalInput
  readonly state = new TerminalRoomState()
  readonly #connection: Connection
  readonly #dealAuditor = new DealAuditor((body) => this.#connection.request(body))
  readonly messages: CliMessages
  readonly #installed: InstalledGames
  readonly #usesMildNames: boolean
  readonly #welcomed = Promise.withResolvers<void>()
  #connectionState: ConnectionState = 'connecting'
  #wasLost = false
  #isClosed = false
  /** The current activity, such as `lobby` or an open prompt; compared with the state after each message. */
  #activity = ''
  #screens: { readonly key: string; readonly screens: MatchScreens } | null = null

  constructor({ api, code, link, input, messages, installed, usesMildNames }: OnlineSessionOptions) {
    this.api = api
    this.code = code
    this.link = link
    this.input = input
    this.messages = messages
    this.#installed = installed
    this.#usesMildNames = usesMildNames
    this.#connection = new Connection({
      openSocket: (since) => openRoomSocket(api, code, since),
      onMessage: (message) => this.#onMessage(message),
      onStateChange: (state) => this.#onConnectionState(state),
    })
  }

  /** Resolves with the first `welcome` message. */
  get welcomed(): Promise<void> {
    return this.#welcomed.promise
  }

  /** Runs until the user quits, is removed or the room closes. */
  async play(): Promise<void> {
    for (;;) {
      this.#activity = this.#currentActivity()
      if (this.#activity === 'end') return
      try {
        await this.#runActivity(this.#activity)
      } catch (error) {
        if (!(error instanceof InterruptedError)) throw error
      }
    }
  }

  #currentActivity(): string {
    const { room, match, openPrompt, wasRemoved } = this.state
    if (this.#isDisconnected || wasRemoved) return 'end'
    if (room.phase !== 'playing') return room.phase
    return openPrompt ? `question ${match!.promptNumber}` : 'waiting'
  }

  #runActivity(activity: string): Promise<void> {
    switch (activity) {
      case 'lobby':
        return runLobby(this)
      case 'over':
        return runAfterMatch(this)
      case 'waiting':
        return runWaiting(this)
      default:
        return askAndAnswer(this)
    }
  }

  #onMessage(message: ServerMessage): void {
    const before = this.state.hasJoined ? this.state.room : undefined
    const seen = this.state.clientState
    this.state.applyMessage(message)
    if (this.state.clientState) this.#dealAuditor.observeMessage(message, seen, this.state.clientState)
    const isBeforeWelcome = this.#activity === '' && message.type !== 'welcome'
    if (!isBeforeWelcome) this.printLines(...formatMessage(this, message, before))
    if (message.type === 'welcome') this.#onWelcome()
    else if (seen && missingHistoryUpTo(message, seen, this.state.clientState!) !== null) this.#printTable()
    this.refreshActivity()
  }

  #printTable(): void {
    this.input.printAbovePrompt(() => this.screens.printTable(this.state.view))
  }

  /** Prints the table when the user joins or reconnects during a match. */
  #onWelcome(): void {
    const { match, room, you } = this.state
    if (match && you !== null && room.phase === 'playing') this.#printTable()
    this.#welcomed.resolve()
  }

  /** Interrupts the open question if the room has moved on, else redraws it. */
  refreshActivity(): void {
    if (this.#activity === '') return
    if (this.#currentActivity() === this.#activity) this.input.refresh()
    else this.input.interrupt()
  }

  #onConnectionState(state: ConnectionState): void {
    if (this.#isClosed) return
    this.#connectionState = state
    if (state === 'lost' && !this.#wasLost) this.printLines(this.messages.room.connectionLost)
    if (state === 'open' && this.#wasLost) this.printLines(this.messages.room.reconnected)
    if (this.#isDisconnected) this.printLines(this.messages.room.roomClosed)
    if (state !== 'connecting') this.#wasLost = state === 'lost'
    if (this.#isDisconnected) this.refreshActivity()
  }

  get #isDisconnected(): boolean {
    return this.#connectionState === 'gone' || this.#connectionState === 'removed'
  }

  /** Reads the next line; throws `InterruptedError` if the room has moved on meanwhile. */
  async ask(getText: () => string): Promise<string> {
    if (this.#currentActivity() !== this.#activity) throw new InterruptedError()
    return this.input.ask(getText)
  }

  /** Prints lines, above the prompt if one is open. */
  printLines(...lines: readonly string[]): void {
    if (lines.length > 0) this.input.printAbovePrompt(() => lines.forEach((line) => void print(line)))
  }

  /** Sends a request; rejects if the server refuses it. */
  async request(body: RequestBody): Promise<void> {
    await this.#connection.request(body)
  }

  /** Sends a request without waiting; prints the error if the server refuses it. */
  send(body: RequestBody, refused: () => void = () => {}): void {
    this.request(body).catch((error) => {
      if (!(error instanceof RequestError)) return
      refused()
      this.printLines(formatRequestError(error.protocolError, this.state.room, this.messages))
      this.refreshActivity()
    })
  }

  /** Prints the message of a `UsageError`. */
  reportUsageErrors(action: () => void): void {
    try {
      action()
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      this.printLines(error.message)
    }
  }

  /** Sends a line that begins with a slash as chat; returns false for other lines. */
  handleChat(line: string): boolean {
    const text = line.slice(1).trim()
    if (!line.startsWith('/')) return false
    if (text !== '') this.send({ type: 'chat', text })
    return true
  }

  /** Verifies the deal of the finished match. */
  async checkDeal(): Promise<DealVerdict> {
    const { matchCount } = this.state.room
    try {
      const record = await this.api.fetchRecord(this.code, matchCount)
      return checkDeal(this.#installed.games, this.#dealAuditor.evidenceFor(matchCount), record)
    } catch {
      return { kind: 'unverifiable', missing: 'record' }
    }
  }

  get gameIds(): string[] {
    return Array.from(this.#installed.games, ({ id }) => id)
  }

  get terminal(): GameTerminal {
    const { games } = this.#installed
    return getTerminal(this.#installed, games.find(this.state.room.game) ?? games.defaultGame)
  }

  /** The screens of the current match, created anew when the match, the own seat or the players change. */
  get screens(): MatchScreens {
    const { room, seat } = this.state
    const of = `${room.matchCount} ${seat} ${room.seats.map(({ member }) => member)}`
    if (this.#screens?.key !== of) {
      const players = seatsAtTable(room).length
      const rules = this.terminal.game.createRules({ ...room.settings, players }, room.rulesVersion)
      const participants = { playerNames: namesAtTable(room), viewer: seat }
      const screens = this.terminal.createScreens({
        rules,
        participants,
        messages: this.messages,
        usesMildNames: this.#usesMildNames,
      })
      this.#screens = { key: of, screens }
    }
    return this.#screens!.screens
  }

  /** Leaves the room, so that nobody in a lobby waits for somebody who has quit. During a match the seat is kept. */
  async leave(): Promise<void> {
    if (!this.state.hasJoined) return
    const { room, you } = this.state
    const others = room.members.some(({ isOnline, hasLeft }, i) => i !== you && isOnline && !hasLeft)
    const canLeave = this.#connectionState === 'open' && you !== null && room.phase !== 'playing' && others
    if (canLeave) await this.request({ type: 'leave' }).catch(() => {})
  }

  close(): void {
    this.#isClosed = true
    this.#connection.close()
  }
}
