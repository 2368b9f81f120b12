import { hash } from 'node:crypto'
import { Damaged, type EncodedEvent } from './storage.ts'

/** What an entry is known by to the one after it: it stands for the entry, and for all before it. */
export type Link = string

/** An entry with its link, as it is stored. */
export type Stored = string

/** Characters, for 96 bits: that tells any damage. Against somebody who rewrites the whole chain no length would help. */
const LENGTH = 16

/** The one that the first entry of a room comes after. */
const BEGINNING: Link = ''

/** The same for the same room, place and text, after the same things: anything that lies elsewhere or changes shows. */
export const linkOf = (before: Link, room: string, place: number | string, text: string): Link =>
  hash('sha256', `${before} ${room} ${place} ${text}`, 'base64url').slice(0, LENGTH)

/** Written before there were links: everything was JSON, which no link begins like. */
export const isBare = (stored: Stored): boolean => stored[0] === '{'

export const split = (stored: Stored): readonly [link: Link, text: string] => [
  stored.slice(0, LENGTH),
  stored.slice(LENGTH),
]

export function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/**
 * A walk along the journal of a room. Each link covers the one before it, the code of the room, the position and the entry.
 * Bare entries have none; the first link covers the last of them.
 */
export class Chain {
  readonly #room: string
  /** Whether a link has come by. */
  isBegun: boolean
  /** Of the last entry passed. */
  position: number
  link: Link

  constructor(room: string, position = 0, link = BEGINNING, isBegun = false) {
    this.#room = room
    this.position = position
    this.link = link
    this.isBegun = isBegun
  }

  /** From an entry on that is taken as it is. */
  static on(room: string, position: number, stored: Stored): Chain {
    const link = isBare(stored) ? linkOf(BEGINNING, room, position, stored) : split(stored)[0]
    return new Chain(room, position, link, !isBare(stored))
  }

  /** The next entry, as it was before it was stored. */
  pass(stored: Stored): EncodedEvent {
    this.position++
    return isBare(stored) ? this.#passBare(stored) : this.#passLinked(stored)
  }

  #passBare(stored: Stored): EncodedEvent {
    if (this.isBegun || !isJson(stored)) throw this.#damage()
    this.link = linkOf(BEGINNING, this.#room, this.position, stored)
    return stored
  }

  #passLinked(stored: Stored): EncodedEvent {
    const [link, entry] = split(stored)
    if (link !== linkOf(this.link, this.#room, this.position, entry)) throw this.#damage()
    this.isBegun = true
    this.link = link
    return entry
  }

  #damage(): Damaged {
    return new Damaged(this.#room, `entry ${this.position} is not what was written there`)
  }

  /** A new entry, as it is to be stored. Some are kept in memory for a while: a sum would keep all that it was made of as well. */
  add(entry: EncodedEvent): Stored {
    this.link = linkOf(this.link, this.#room, ++this.position, entry)
    return [this.link, entry].join('')
  }
}
