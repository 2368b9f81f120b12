import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const CARRY_MINUTES = 10
/** Base64url characters, for 96 bits: no two addresses share a tag. */
const TAG_LENGTH = 16

/** Who somebody is, and on which of their devices: empty for the one on which the identity was made. */
export interface Known {
  readonly identity: string
  readonly device: string
}

/** Who somebody is: a random number that only they know, signed so that nobody makes one up. */
export class Identities {
  readonly #key: Buffer

  constructor(key: Buffer) {
    this.#key = key
  }

  /** Somebody new. */
  create(): Known {
    return { identity: randomBytes(16).toString('base64url'), device: '' }
  }

  /** The cookie for it. */
  tokenFor({ identity, device }: Known): string {
    if (device === '') return `${identity}.${this.#sign('identity', identity)}`
    const body = `${identity}.${device}`
    return `${body}.${this.#sign('device', body)}`
  }

  /** Whom a cookie was made for; null if it is not from here, or spelled in any other way than we would. */
  read(token: string | undefined): Known | null {
    const [identity = '', second = '', third] = token?.split('.') ?? []
    const known = { identity, device: third === undefined ? '' : second }
    return identity !== '' && isSame(token, this.tokenFor(known)) ? known : null
  }

  /** What carries an identity to another device, which it names: so it is good for one, and for some minutes. */
  carryToken(identity: string, now: number): string {
    const device = randomBytes(9).toString('base64url')
    return this.#carryTokenFor({ identity, device }, String(now + CARRY_MINUTES * 60_000))
  }

  #carryTokenFor({ identity, device }: Known, until: string): string {
    const body = `${identity}.${device}.${until}`
    return `${body}.${this.#sign('carry', body)}`
  }

  /** Where such a token leads to. */
  carried(token: string, now: number): Known | null {
    const [identity = '', device = '', until = ''] = token.split('.')
    const known = { identity, device }
    return isSame(token, this.#carryTokenFor(known, until)) && now < Number(until) ? known : null
  }

  /** Stands for an address where it is stored: the same for the same address, on all nodes, and nobody can tell which one it is. */
  tagOf(address: string): string {
    return this.#sign('address', address).slice(0, TAG_LENGTH)
  }

  #sign(purpose: string, text: string): string {
    return createHmac('sha256', this.#key).update(`${purpose} ${text}`).digest('base64url')
  }
}

/** Compares all of a token, so that there is one spelling for each; the time it takes tells nothing about the signature. */
function isSame(given: string | undefined, wanted: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
