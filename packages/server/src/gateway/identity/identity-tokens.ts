import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const TRANSFER_MINUTES = 10
/** Base64url characters: 96 bits, so that no two addresses collide. */
const ADDRESS_HASH_LENGTH = 16

/** An identity on one of its devices; `device` is empty for the one on which the identity was created. */
export interface DeviceIdentity {
  readonly identity: string
  readonly device: string
}

/**
 * Creates and verifies identity tokens: a random secret of a player and a signature, so that nobody can make one up.
 */
export class IdentityTokens {
  readonly #key: Buffer

  constructor(key: Buffer) {
    this.#key = key
  }

  createIdentity(): DeviceIdentity {
    return { identity: randomBytes(16).toString('base64url'), device: '' }
  }

  /** Cookie value for a device. */
  tokenFor({ identity, device }: DeviceIdentity): string {
    if (device === '') return `${identity}.${this.#sign('identity', identity)}`
    const body = `${identity}.${device}`
    return `${body}.${this.#sign('device', body)}`
  }

  /** The device that a cookie was issued to; null if the signature is invalid, or the token is spelled differently. */
  verifyToken(token: string | undefined): DeviceIdentity | null {
    const [identity = '', second = '', third] = token?.split('.') ?? []
    const known = { identity, device: third === undefined ? '' : second }
    return identity !== '' && isEqualConstantTime(token, this.tokenFor(known)) ? known : null
  }

  /** Creates a token that signs in another device, whose id is part of it. Valid once, for some minutes. */
  createTransferToken(identity: string, now: number): string {
    const device = randomBytes(9).toString('base64url')
    return this.#transferTokenFor({ identity, device }, String(now + TRANSFER_MINUTES * 60_000))
  }

  #transferTokenFor({ identity, device }: DeviceIdentity, until: string): string {
    const body = `${identity}.${device}.${until}`
    return `${body}.${this.#sign('carry', body)}`
  }

  /** The device that a transfer token signs in; null if it is invalid or expired. */
  verifyTransferToken(token: string, now: number): DeviceIdentity | null {
    const [identity = '', device = '', until = ''] = token.split('.')
    const known = { identity, device }
    return isEqualConstantTime(token, this.#transferTokenFor(known, until)) && now < Number(until)
      ? known
      : null
  }

  /** Keyed hash of an address for storage: equal on all nodes, and not reversible. */
  hashAddress(address: string): string {
    return this.#sign('address', address).slice(0, ADDRESS_HASH_LENGTH)
  }

  #sign(purpose: string, text: string): string {
    return createHmac('sha256', this.#key).update(`${purpose} ${text}`).digest('base64url')
  }
}

/**
 * Compares whole tokens, so that each has one spelling, in constant time, so that timing reveals nothing about the
 * signature.
 */
function isEqualConstantTime(given: string | undefined, wanted: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
