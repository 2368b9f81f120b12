import { sha256 } from './sha256.ts'

/**
 * How anyone can check that nobody chose the deal. The dealer shows the hash of a secret first; then every player shows
 * the hash of a value of their own, their pledge. Only when no pledge can change any more are the values shown; the seed
 * is made of all of it, and in the end the secret is shown.
 */
export interface Fairness {
  /** The hash of the secret, shown before anybody pledged theirs. */
  readonly commitment: string
  readonly secret: string
  /** What each seat added; empty for those who add nothing, such as bots. */
  readonly salts: readonly string[]
  /**
   * What each seat was bound to before any value was shown: a hash, `BOT_PLEDGE` for bots, empty for people who pledged
   * nothing. Missing in records of older builds where nobody did: then values were added openly, or not at all.
   */
  readonly pledges?: readonly string[] | undefined
}

/** The pledge of a seat that a bot held when pledges were closed. No value hashes to it, so a bot can add nothing. */
export const BOT_PLEDGE = 'bot'

export const commitmentTo = (secret: string): string => sha256(`commit ${secret}`)

/** With what the dealer was bound to, so that it holds for one deal alone. */
export const pledgeTo = (commitment: string, salt: string): string =>
  sha256(`pledge ${JSON.stringify([commitment, salt])}`)

/** As JSON, so that no two lists of salts read the same. */
export const jointSeed = (secret: string, salts: readonly string[]): string =>
  sha256(`seed ${JSON.stringify([secret, ...salts])}`)

/** Whether every value is the one that its player was bound to. Who has pledged may be left out. */
export const keepsPledges = ({ commitment, salts, pledges = salts.map(() => '') }: Fairness): boolean =>
  pledges.length === salts.length &&
  salts.every((salt, seat) => salt === '' || pledges[seat] === pledgeTo(commitment, salt))

/** The seats that were bound to a value and did not show it in time. */
export const leftOutIn = ({ salts, pledges = [] }: Fairness): number[] =>
  [...pledges.keys()].filter((seat) => !['', BOT_PLEDGE].includes(pledges[seat]) && salts[seat] === '')

/** The bots for which a value was added nevertheless: each would double the deals to choose from. */
export const botsThatAdded = ({ salts, pledges = [] }: Fairness): number[] =>
  [...pledges.keys()].filter((seat) => pledges[seat] === BOT_PLEDGE && salts[seat])

/** Whether the seed followed from what was shown. */
export const isFair = (seed: string, fairness: Fairness): boolean => {
  const { commitment, secret, salts, pledges } = fairness
  if (commitmentTo(secret) !== commitment || jointSeed(secret, salts) !== seed) return false
  return pledges === undefined || keepsPledges(fairness)
}
