import { isReaction, type Setup, settingsSchema, setUp } from '@slapwise/card-game'
import { Connection, type ConnectionState, type RequestBody, type Socket } from '@slapwise/client'
import type { ChatLine, Message, RoomView, TableView } from '@slapwise/protocol'
import type { Person, TableSource, TableState } from './source.ts'
import { Store } from './store.ts'

/** A room on a server, as this browser sees it. */
export interface RoomState {
  readonly connection: ConnectionState
  readonly room: RoomView | null
  readonly you: number | null
  readonly chat: readonly ChatLine[]
  readonly table: TableState | null
  /** Why the last thing was not done. */
  readonly problem: string | null
}

const NOTHING: RoomState = {
  connection: 'connecting',
  room: null,
  you: null,
  chat: [],
  table: null,
  problem: null,
}

const LOG_KEPT = 400

export class RemoteRoom implements TableSource {
  readonly store = new Store<RoomState>(NOTHING)
  readonly #connection: Connection
  /** The round in which this player does not want to be asked to react: then time runs out unnoticed. */
  #quietIn: number | null = null
  #setup: { readonly key: string; readonly setup: Setup } | null = null

  constructor(code: string) {
    const { protocol, host } = location
    const base = `${protocol.replace('http', 'ws')}//${host}/api/rooms/${code}/socket`
    this.#connection = new Connection({
      open: (since) => new WebSocket(since === null ? base : `${base}?since=${since}`) as Socket,
      onMessage: (message) => this.#hear(message),
      onState: (connection) => this.#change({ connection }),
    })
  }

  subscribe = this.store.subscribe
  state = (): TableState | null => this.store.get().table

  answer(answer: number | readonly number[]): void {
    const table = this.store.get().table
    if (table) void this.request({ type: 'answer', prompt: table.match.prompt, answer: answer as number })
  }

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

  async request(body: RequestBody): Promise<boolean> {
    try {
      await this.#connection.request(body)
      this.#change({ problem: null })
      return true
    } catch (error) {
      this.#change({ problem: (error as Error).message })
      return false
    }
  }

  close(): void {
    this.#connection.close()
  }

  #change(change: Partial<RoomState>): void {
    this.store.set({ ...this.store.get(), ...change })
  }

  #hear(message: Message): void {
    const now = this.store.get()
    switch (message.type) {
      case 'welcome': {
        const { room, you, chat, match, missed, isQuiet } = message
        if (isQuiet) this.#quietIn = match?.table.round ?? null
        const facts = missed?.flatMap((step) => step.facts) ?? []
        this.#change({ room, you, chat, table: match && this.#table(room, match, facts) })
        return
      }
      case 'update': {
        const room = message.room ?? now.room!
        const chat = message.chat ? [...now.chat, message.chat] : now.chat
        const you = message.you === undefined ? now.you : message.you
        const table = message.match ? this.#table(room, message.match, message.facts ?? []) : now.table
        this.#change({ room, chat, you, table: room.phase === 'lobby' ? null : table })
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
    }
  }

  #presence(member: number, isOnline: boolean): void {
    const { room, table } = this.store.get()
    if (!room) return
    const members = room.members.with(member, { ...room.members[member], isOnline })
    const changed = { ...room, members }
    this.#change({ room: changed, table: table && { ...table, people: peopleIn(changed) } })
  }

  #table(room: RoomView, match: TableView, facts: TableState['fresh']): TableState {
    const people = peopleIn(room)
    const log = [...(this.store.get().table?.log ?? []), ...facts].slice(-LOG_KEPT)
    return {
      setup: this.#setupFor(room, people.length),
      people,
      match: this.#seenQuietly(match),
      clock: match.clock,
      log,
      fresh: facts,
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

const peopleIn = ({ seats, members }: RoomView): Person[] =>
  seats
    .filter(({ member, bot }) => member !== null || bot !== null)
    .map(({ member, bot, isAway }) => ({
      name: member === null ? null : members[member].name,
      isBot: bot !== null,
      isAway,
      isOnline: member === null || members[member].isOnline,
    }))
