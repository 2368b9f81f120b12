import { hash } from 'node:crypto'
import { DamagedDataError, type EncodedEvent } from './storage.ts'

/** Hash of an event, chained: it also covers the hash of the event before it, and so the whole journal up to there. */
export type ChainHash = string

/** An event as it is stored: its chain hash, then its JSON. */
export type LinkedEvent = string

/**
 * Characters of base64url: 96 bits, enough to detect any accidental damage. No length protects against someone who
 * rewrites the whole chain.
 */
const HASH_LENGTH = 16

/** Predecessor hash of the first event of a room. */
const INITIAL_HASH: ChainHash = ''

/**
 * Covers the predecessor, the room code, the place and the text, so that both changed and misplaced data are detected.
 */
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

/** Verifies or extends the hash chain of one room, event by event. */
export class HashChain {
  readonly #room: string
  /** Position of the last event processed. */
  position: number
  hash: ChainHash

  constructor(room: string, position = 0, hash = INITIAL_HASH) {
    this.#room = room
    this.position = position
    this.hash = hash
  }

  /** Starts after an event whose own hash is trusted without verification. */
  static startAfter(room: string, position: number, stored: LinkedEvent): HashChain {
    return new HashChain(room, position, splitHash(stored)[0])
  }

  /** Verifies the next event and returns it without its hash; throws `DamagedDataError` if the hash does not match. */
  verifyNext(stored: LinkedEvent): EncodedEvent {
    this.position++
    const [hash, event] = splitHash(stored)
    if (hash !== computeIntegrityHash(this.hash, this.#room, this.position, event))
      throw new DamagedDataError(this.#room, `event ${this.position} does not match its hash`)
    this.hash = hash
    return event
  }

  /**
   * Returns the next event as it is to be stored. Uses `join`, because a concatenated string (rope) would keep its
   * parts in memory as well.
   */
  linkNext(event: EncodedEvent): LinkedEvent {
    this.hash = computeIntegrityHash(this.hash, this.#room, ++this.position, event)
    return [this.hash, event].join('')
  }
}
