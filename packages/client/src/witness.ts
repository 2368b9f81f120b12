import { BOT_PLEDGE, type PublicFrame, pledgeTo, unguessable } from '@slapwise/kernel'
import { isTaken, type Message, type RoomView, type SeatView, type TableView } from '@slapwise/protocol'
import type { RequestBody } from './connection.ts'
import type { RoomSight } from './sight.ts'

/** What one has seen of a deal with one's own eyes, and one's own part in it. */
export interface Testimony {
  /** The match that it is about: the first one in a room is 1. */
  readonly match: number
  /** What the server was bound to before one pledged anything. */
  readonly commitment: string
  readonly salt: string
  readonly closing: Closing | null
  /** The table as it was dealt; null for who was not there then. */
  readonly opening: Pick<TableView, 'table' | 'own'> | null
  readonly ending: Ending | null
}

/** A room when its pledges were closed. */
export interface Closing {
  readonly commitment: string
  /** By seat, as in a record: `BOT_PLEDGE` for bots, empty for people who pledged nothing. */
  readonly pledges: readonly string[]
  /**
   * A bot's seat is bound to something else, or to nothing. Either its player has left since pledges were closed, or the
   * server cheats: only a witness who saw them being closed can tell.
   */
  readonly hasBoundBots: boolean
  readonly seat: number
  readonly game: string
  readonly rules: number
  readonly settings: Readonly<Record<string, unknown>>
}

export interface Ending {
  readonly table: PublicFrame
  /** By seat, null for bots; not there for who came when all was over: names can change. */
  readonly names: readonly (string | null)[] | null
}

/** Where a testimony is kept; without it, it is forgotten with its witness. */
export interface Memory {
  read(): string | null
  write(text: string): void
}

/**
 * Adds a value of one's own to every deal, and remembers what the server said about it. Nothing is shown before all
 * pledges are closed, and once they are, whatever the server says about them later is compared with this.
 */
export class Witness {
  readonly #send: (body: RequestBody) => Promise<unknown>
  readonly #memory: Memory | null
  #testimony: Testimony | null
  /** The commitment that one has pledged for since one came. */
  #pledgedFor: string | null = null
  #isPledging = false
  #revealedIn = 0

  constructor(send: (body: RequestBody) => Promise<unknown>, memory: Memory | null = null) {
    this.#send = send
    this.#memory = memory
    this.#testimony = recalled(memory)
  }

  /** What one has to say about a match; null if one had no part in its deal. */
  about(match: number): Testimony | null {
    return this.#testimony?.match === match ? this.#testimony : null
  }

  /** To be called with every message, and what it led to. */
  hear(message: Message, before: RoomSight | null, { room, you, match }: RoomSight): void {
    const seat = room.seats.findIndex(({ member }) => member !== null && member === you)
    // A server from before there were pledges does not know of them.
    if (seat >= 0 && room.phase === 'lobby' && room.seats[seat].pledge !== undefined) {
      if (room.isDealing)
        this.#close(room, seat, message.type === 'update' && before?.room.isDealing === false)
      else this.#pledge(room, room.seats[seat])
    }
    if (room.phase === 'lobby' || !match) return
    const isThere = message.type === 'update'
    if (isThere && before?.room.phase === 'lobby') this.#noteOpening(room, match)
    if (room.phase === 'over') this.#noteEnding(room, match.table, isThere && before?.room.phase !== 'over')
  }

  /** On a seat that is bound to something else, another device of the same person may sit: so only once. */
  #pledge({ matches, commitment }: RoomView, { pledge: shown }: SeatView): void {
    const { closing, salt } = this.#testimonyFor(matches + 1, commitment)
    if (closing || this.#isPledging) return
    const pledge = pledgeTo(commitment, salt)
    if (shown === pledge || (shown !== null && this.#pledgedFor === commitment)) return
    this.#pledgedFor = commitment
    this.#isPledging = true
    const done = () => {
      this.#isPledging = false
    }
    this.#send({ type: 'pledge', pledge }).then(done, done)
  }

  /** The first closing is kept, whatever the server says next. `isThere`: this is the moment it was closed. */
  #close(room: RoomView, seat: number, isThere: boolean): void {
    const { matches, commitment, game, rules, settings } = room
    const testimony = this.about(matches + 1) ?? this.#testimonyFor(matches + 1, commitment)
    if (!testimony.closing) {
      const taken = takenIn(room)
      const pledges = taken.map(({ bot, pledge }) => (isThere && bot !== null ? BOT_PLEDGE : (pledge ?? '')))
      const hasBoundBots = taken.some(({ bot }, i) => bot !== null && pledges[i] !== BOT_PLEDGE)
      const closing = { commitment, pledges, hasBoundBots, seat, game, rules, settings }
      this.#keep({ ...testimony, closing })
    }
    const isOwn = room.seats[seat].pledge === pledgeTo(testimony.commitment, testimony.salt)
    if (
      !isOwn ||
      commitment !== testimony.commitment ||
      room.seats[seat].hasRevealed ||
      this.#revealedIn === testimony.match
    )
      return
    this.#revealedIn = testimony.match
    this.#send({ type: 'reveal', salt: testimony.salt }).catch(() => {})
  }

  #testimonyFor(match: number, commitment: string): Testimony {
    const known = this.about(match)
    if (known && (known.closing || known.commitment === commitment)) return known
    const fresh = { match, commitment, salt: unguessable(), closing: null, opening: null, ending: null }
    this.#keep(fresh)
    return fresh
  }

  #noteOpening({ matches }: RoomView, { table, own }: TableView): void {
    const testimony = this.about(matches)
    if (testimony && !testimony.opening) this.#keep({ ...testimony, opening: { table, own } })
  }

  #noteEnding(room: RoomView, table: PublicFrame, isThere: boolean): void {
    const testimony = this.about(room.matches)
    if (!testimony || testimony.ending) return
    this.#keep({ ...testimony, ending: { table, names: isThere ? namesIn(room) : null } })
  }

  #keep(testimony: Testimony): void {
    this.#testimony = testimony
    this.#memory?.write(JSON.stringify(testimony))
  }
}

/** What cannot be read was not kept. */
function recalled(memory: Memory | null): Testimony | null {
  try {
    return JSON.parse(memory?.read() ?? 'null')
  } catch {
    return null
  }
}

const takenIn = ({ seats }: RoomView): SeatView[] => seats.filter(isTaken)

const namesIn = (room: RoomView): (string | null)[] =>
  takenIn(room).map(({ member }) => (member === null ? null : room.members[member].name))
