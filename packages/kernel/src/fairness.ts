import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * How anyone can check that nobody chose the deal. The dealer shows the hash of a secret first; then everybody adds a
 * value of their own; the seed is made of all of it, and in the end the secret is shown.
 */
export interface Fairness {
  /** The hash of the secret, shown before anybody added theirs. */
  readonly commitment: string
  readonly secret: string
  /** What each seat added; empty for those who add nothing, such as bots. */
  readonly salts: readonly string[]
}

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

export const commitmentTo = (secret: string): string => hash(`commit ${secret}`)

/** As JSON, so that no two lists of salts read the same. */
export const jointSeed = (secret: string, salts: readonly string[]): string =>
  hash(`seed ${JSON.stringify([secret, ...salts])}`)

/** Whether the seed followed from what was shown. */
export const isFair = (seed: string, { commitment, secret, salts }: Fairness): boolean =>
  commitmentTo(secret) === commitment && jointSeed(secret, salts) === seed
