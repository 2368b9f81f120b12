import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const TRANSFER_MINUTES = 10
/** Base64url characters, for 96 bits: no two addresses share a tag. */
const ADDRESS_HASH_LENGTH = 16

/** Who somebody is, and on which of their devices: empty for the one on which the identity was made. */
export interface DeviceIdentity {
  readonly identity: string
  readonly device: string
}

/** Who somebody is: a random number that only they know, signed so that nobody makes one up. */
export class IdentityTokens {
  readonly #key: Buffer

  constructor(key: Buffer) {
    this.#key = key
  }

  /** Somebody new. */
  createIdentity(): DeviceIdentity {
    return { identity: randomBytes(16).toString('base64url'), device: '' }
  }

  /** The cookie for it. */
  tokenFor({ identity, device }: DeviceIdentity): string {
    if (device === '') return `${identity}.${this.#sign('identity', identity)}`
    const body = `${identity}.${device}`
    return `${body}.${this.#sign('device', body)}`
  }

  /** Whom a cookie was made for; null if it is not from here, or spelled in any other way than we would. */
  verifyToken(token: string | undefined): DeviceIdentity | null {
    const [identity = '', second = '', third] = token?.split('.') ?? []
    const known = { identity, device: third === undefined ? '' : second }
    return identity !== '' && isEqualConstantTime(token, this.tokenFor(known)) ? known : null
  }

  /** What carries an identity to another device, which it names: so it is good for one, and for some minutes. */
  createTransferToken(identity: string, now: number): string {
    const device = randomBytes(9).toString('base64url')
    return this.#transferTokenFor({ identity, device }, String(now + TRANSFER_MINUTES * 60_000))
  }

  #transferTokenFor({ identity, device }: DeviceIdentity, until: string): string {
    const body = `${identity}.${device}.${until}`
    return `${body}.${this.#sign('carry', body)}`
  }

  /** Where such a token leads to. */
  verifyLinkToken(token: string, now: number): DeviceIdentity | null {
    const [identity = '', device = '', until = ''] = token.split('.')
    const known = { identity, device }
    return isEqualConstantTime(token, this.#transferTokenFor(known, until)) && now < Number(until)
      ? known
      : null
  }

  /** Stands for an address where it is stored: the same for the same address, on all nodes, and nobody can tell which one it is. */
  hashAddress(address: string): string {
    return this.#sign('address', address).slice(0, ADDRESS_HASH_LENGTH)
  }

  #sign(purpose: string, text: string): string {
    return createHmac('sha256', this.#key).update(`${purpose} ${text}`).digest('base64url')
  }
}

/** Compares all of a token, so that there is one spelling for each; the time it takes tells nothing about the signature. */
function isEqualConstantTime(given: string | undefined, wanted: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
