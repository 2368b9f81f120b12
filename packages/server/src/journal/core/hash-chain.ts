import { hash } from 'node:crypto'
import { DamagedDataError, type EncodedEvent } from './storage.ts'

/** What an entry is known by to the one after it: it stands for the entry, and for all before it. */
export type ChainHash = string

/** An entry with its link, as it is stored. */
export type LinkedEvent = string

/** Characters, for 96 bits: that tells any damage. Against somebody who rewrites the whole chain no length would help. */
const HASH_LENGTH = 16

/** The one that the first entry of a room comes after. */
const INITIAL_HASH: ChainHash = ''

/** The same for the same room, place and text, after the same things: anything that lies elsewhere or changes shows. */
export const computeIntegrityHash = (
  before: ChainHash,
  room: string,
  place: number | string,
  text: string,
): ChainHash => hash('sha256', `${before} ${room} ${place} ${text}`, 'base64url').slice(0, HASH_LENGTH)

export const splitHash = (stored: LinkedEvent): readonly [link: ChainHash, text: string] => [
  stored.slice(0, HASH_LENGTH),
  stored.slice(HASH_LENGTH),
]

/** A walk along the journal of a room. Each link covers the one before it, the code of the room, the position and the entry. */
export class HashChain {
  readonly #room: string
  /** Of the last entry passed. */
  position: number
  hash: ChainHash

  constructor(room: string, position = 0, link = INITIAL_HASH) {
    this.#room = room
    this.position = position
    this.hash = link
  }

  /** From an entry on that is taken as it is. */
  static startAfter(room: string, position: number, stored: LinkedEvent): HashChain {
    return new HashChain(room, position, splitHash(stored)[0])
  }

  /** The next entry, as it was before it was stored. */
  verifyNext(stored: LinkedEvent): EncodedEvent {
    this.position++
    const [link, entry] = splitHash(stored)
    if (link !== computeIntegrityHash(this.hash, this.#room, this.position, entry))
      throw new DamagedDataError(this.#room, `entry ${this.position} is not what was written there`)
    this.hash = link
    return entry
  }

  /** A new entry, as it is to be stored. Some are kept in memory for a while: a sum would keep all that it was made of as well. */
  linkNext(entry: EncodedEvent): LinkedEvent {
    this.hash = computeIntegrityHash(this.hash, this.#room, ++this.position, entry)
    return [this.hash, entry].join('')
  }
}
