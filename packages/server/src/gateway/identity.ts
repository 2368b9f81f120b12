import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const KEY_BYTES = 32
const CARRY_MINUTES = 10

/** Who somebody is: a random number that only they know, signed so that nobody makes one up. */
export class Identities {
  readonly #key: Buffer

  constructor(key: Buffer) {
    this.#key = key
  }

  /** With the key of this data folder, which is made before there are any rooms. */
  static in(folder: string, rooms = 0): Identities {
    const file = join(folder, 'identity.key')
    if (rooms > 0 && !existsSync(file))
      throw new Error(`${file} is missing, without which nobody gets back to the ${rooms} rooms: put it back`)
    try {
      writeFileSync(file, randomBytes(KEY_BYTES), { flag: 'wx', mode: 0o600 })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const key = readFileSync(file)
    if (key.length !== KEY_BYTES) throw new Error(`${file} is not a key`)
    return new Identities(key)
  }

  /** A new identity, and the cookie for it. */
  create(): { identity: string; token: string } {
    const identity = randomBytes(16).toString('base64url')
    return { identity, token: this.tokenFor(identity) }
  }

  tokenFor(identity: string): string {
    return `${identity}.${this.#sign('identity', identity)}`
  }

  /** The identity in a cookie; null if it is not from here. */
  read(token: string | undefined): string | null {
    const [identity = '', signature = ''] = token?.split('.') ?? []
    return this.#isSigned('identity', identity, signature) ? identity : null
  }

  /** What carries an identity to another device; it is good for some minutes. */
  carryToken(identity: string, now: number): string {
    const until = now + CARRY_MINUTES * 60_000
    const body = `${identity}.${until}`
    return `${body}.${this.#sign('carry', body)}`
  }

  carried(token: string, now: number): string | null {
    const [identity = '', until = '', signature = ''] = token.split('.')
    const isGood = this.#isSigned('carry', `${identity}.${until}`, signature)
    return isGood && now < Number(until) ? identity : null
  }

  #sign(purpose: string, text: string): string {
    return createHmac('sha256', this.#key).update(`${purpose} ${text}`).digest('base64url')
  }

  #isSigned(purpose: string, text: string, signature: string): boolean {
    const wanted = Buffer.from(this.#sign(purpose, text))
    const given = Buffer.from(signature)
    return text !== '' && given.length === wanted.length && timingSafeEqual(given, wanted)
  }
}
