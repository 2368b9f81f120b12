import { isReaction, type Setup, settingsSchema, setUp } from '@slapwise/card-game'
import {
  Connection,
  type ConnectionState,
  type RequestBody,
  RequestError,
  type Socket,
} from '@slapwise/client'
import type { Message, ProtocolError, Reaction, RoomView, TableView } from '@slapwise/protocol'
import { lastRoom } from './last-room.ts'
import { keepMuted, mutedIn } from './muted.ts'
import { facesAt, isAwayIn, NOTHING, peopleIn, type RoomState } from './room-state.ts'
import { greet, lookAt, Refusal } from './server.ts'
import type { TableSource, TableState } from './source.ts'
import { Store } from './store.ts'

export type { RoomState } from './room-state.ts'

const LOG_KEPT = 400
const REACTIONS_KEPT = 8
/** After so many failures in a row it is time to ask what is wrong. */
const SUSPICIOUS = 3

export class RemoteRoom implements TableSource {
  readonly code: string
  readonly store: Store<RoomState>
  readonly #connection: Connection
  /** The round in which this player does not want to be asked to react: then time runs out unnoticed. */
  #quietIn: number | null = null
  #setup: { readonly key: string; readonly setup: Setup } | null = null
  #failures = 0
  #hasOpened = false
  #isLeaving = false
  #serial = 0

  /** Who only watches sees what everybody may see, even with a hand on another device. */
  constructor(code: string, watches = false) {
    this.code = code
    this.store = new Store<RoomState>({ ...NOTHING, muted: mutedIn(code) })
    const { protocol, host } = location
    const base = `${protocol.replace('http', 'ws')}//${host}/api/rooms/${code}/socket`
    this.#connection = new Connection({
      open(since) {
        const query = new URLSearchParams({
          ...(since !== null && { since: String(since) }),
          ...(watches && { watch: '' }),
        })
        return new WebSocket(`${base}?${query}`) as Socket
      },
      onMessage: (message) => this.#hear(message),
      onState: (connection) => this.#connected(connection),
    })
  }

  subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener)
  state = (): TableState | null => this.store.get().table

  async answer(answer: number | readonly number[]): Promise<boolean> {
    const table = this.store.get().table
    if (!table) return false
    return this.request({ type: 'answer', prompt: table.match.prompt, answer: answer as number })
  }

  takeBack(): void {
    const table = this.store.get().table
    if (table) void this.request({ type: 'take-back', prompt: table.match.prompt })
  }

  readonly react = (reaction: Reaction): void => void this.request({ type: 'react', reaction })

  readonly window = {
    holdOn: () => {
      const table = this.store.get().table
      if (table) void this.request({ type: 'hold-on', prompt: table.match.prompt })
    },
    dontAsk: () => {
      const table = this.store.get().table
      if (!table) return
      this.#quietIn = table.match.table.round
      void this.request({ type: 'quiet', quiet: true })
      this.#change({ table: { ...table, match: this.#seenQuietly(table.match) } })
    },
  }

  /** Whether it was done; if not, `problem` says why. */
  async request(body: RequestBody): Promise<boolean> {
    const problem = await this.attempt(body)
    this.#change({ problem })
    return problem === null
  }

  /** Why something was not done, for who shows that in a place of its own. */
  async attempt(body: RequestBody): Promise<ProtocolError | null> {
    try {
      await this.#connection.request(body)
      return null
    } catch (error) {
      return error instanceof RequestError ? error.error : { code: 'room-closed', message: String(error) }
    }
  }

  mute(member: number, isMuted: boolean): void {
    const muted = new Set(this.store.get().muted)
    if (isMuted) muted.add(member)
    else muted.delete(member)
    keepMuted(this.code, muted)
    this.#change({ muted })
    this.#showFaces()
  }

  async showHand(member: number, show: boolean): Promise<void> {
    if (!(await this.request({ type: 'show-hand', member, show }))) return
    const shownTo = new Set(this.store.get().shownTo)
    if (show) shownTo.add(member)
    else shownTo.delete(member)
    this.#change({ shownTo })
  }

  async leave(): Promise<void> {
    this.#isLeaving = true
    await this.attempt({ type: 'leave' })
    lastRoom.forget(this.code)
    this.close()
  }

  close(): void {
    this.#connection.close()
  }

  #change(change: Partial<RoomState>): void {
    const next = { ...this.store.get(), ...change }
    this.store.set({ ...next, isAway: isAwayIn(next.room, next.you) })
  }

  #connected(connection: ConnectionState): void {
    this.#change({ connection })
    if (connection === 'gone') lastRoom.forget(this.code)
    if (connection === 'lost' && ++this.#failures % SUSPICIOUS === 0) void this.#findOut()
    if (connection !== 'open') return
    if (this.#failures > 0) void greet().catch(() => {})
    this.#failures = 0
    this.#hasOpened = true
    this.#change({ isBlocked: false })
  }

  /** A browser does not tell why a socket does not open. */
  async #findOut(): Promise<void> {
    try {
      await lookAt(this.code)
      this.#change({ isBlocked: !this.#hasOpened })
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'no-such-room') return
      this.close()
      this.#change({ connection: 'gone' })
    }
  }

  #hear(message: Message): void {
    const now = this.store.get()
    switch (message.type) {
      case 'welcome': {
        const { room, you, chat, match, missed, isQuiet } = message
        if (isQuiet) this.#quietIn = match?.table.round ?? null
        const facts = missed?.flatMap((step) => step.facts) ?? []
        this.#belong(you)
        this.#change({ room, you, chat, stopping: false, table: match && this.#table(room, match, facts) })
        return
      }
      case 'update': {
        const room = message.room ?? now.room!
        const chat = message.chat ? [...now.chat, message.chat] : now.chat
        const you = message.you === undefined ? now.you : message.you
        const table = message.match ? this.#table(room, message.match, message.facts ?? []) : now.table
        const shownTo = room.matches === now.room?.matches ? now.shownTo : NOTHING.shownTo
        this.#belong(you)
        this.#change({ room, chat, you, shownTo, table: room.phase === 'lobby' ? null : table })
        return
      }
      case 'own':
        if (now.table)
          this.#change({ table: { ...now.table, match: { ...now.table.match, own: message.own } } })
        return
      case 'clock':
        if (now.table) this.#change({ table: { ...now.table, clock: message.clock } })
        return
      case 'presence':
        this.#presence(message.member, message.isOnline)
        return
      case 'reaction':
        this.#react(message.member, message.reaction)
        return
      case 'stopping':
        this.#change({ stopping: true })
        return
    }
  }

  /** Remembers the room one is in, and notices when one is in it no more. */
  #belong(you: number | null): void {
    if (you !== null) lastRoom.keep(this.code)
    else if (this.store.get().you !== null && !this.#isLeaving) {
      lastRoom.forget(this.code)
      this.#change({ wasSentAway: true })
    }
  }

  #presence(member: number, isOnline: boolean): void {
    const { room, table } = this.store.get()
    if (!room) return
    const members = room.members.with(member, { ...room.members[member], isOnline })
    const changed = { ...room, members }
    this.#change({ room: changed, table: table && { ...table, people: peopleIn(changed) } })
  }

  #react(member: number, reaction: Reaction): void {
    const pulled = { serial: ++this.#serial, member, reaction }
    this.#change({ reactions: [...this.store.get().reactions, pulled].slice(-REACTIONS_KEPT) })
    this.#showFaces()
  }

  #showFaces(): void {
    const state = this.store.get()
    const { room, table } = state
    if (room && table) this.#change({ table: { ...table, faces: facesAt(room, state) } })
  }

  #table(room: RoomView, match: TableView, facts: TableState['fresh']): TableState {
    const people = peopleIn(room)
    const state = this.store.get()
    const log = [...(state.table?.log ?? []), ...facts].slice(-LOG_KEPT)
    return {
      setup: this.#setupFor(room, people.length),
      people,
      match: this.#seenQuietly(match),
      clock: match.clock,
      log,
      fresh: facts,
      faces: facesAt(room, state),
    }
  }

  #seenQuietly(match: TableView): TableView {
    const { prompt } = match.own
    const isHidden = prompt !== null && isReaction(prompt.question) && this.#quietIn === match.table.round
    return isHidden ? { ...match, own: { ...match.own, prompt: null } } : match
  }

  #setupFor({ settings }: RoomView, players: number): Setup {
    const key = JSON.stringify([settings, players])
    if (this.#setup?.key !== key)
      this.#setup = { key, setup: setUp(settingsSchema.parse({ ...settings, players })) }
    return this.#setup.setup
  }
}
