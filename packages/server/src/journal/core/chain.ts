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

export const split = (stored: Stored): readonly [link: Link, text: string] => [
  stored.slice(0, LENGTH),
  stored.slice(LENGTH),
]

/** A walk along the journal of a room. Each link covers the one before it, the code of the room, the position and the entry. */
export class Chain {
  readonly #room: string
  /** Of the last entry passed. */
  position: number
  link: Link

  constructor(room: string, position = 0, link = BEGINNING) {
    this.#room = room
    this.position = position
    this.link = link
  }

  /** From an entry on that is taken as it is. */
  static on(room: string, position: number, stored: Stored): Chain {
    return new Chain(room, position, split(stored)[0])
  }

  /** The next entry, as it was before it was stored. */
  pass(stored: Stored): EncodedEvent {
    this.position++
    const [link, entry] = split(stored)
    if (link !== linkOf(this.link, this.#room, this.position, entry))
      throw new Damaged(this.#room, `entry ${this.position} is not what was written there`)
    this.link = link
    return entry
  }

  /** A new entry, as it is to be stored. Some are kept in memory for a while: a sum would keep all that it was made of as well. */
  add(entry: EncodedEvent): Stored {
    this.link = linkOf(this.link, this.#room, ++this.position, entry)
    return [this.link, entry].join('')
  }
}
