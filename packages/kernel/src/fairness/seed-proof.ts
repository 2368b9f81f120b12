import { sha256 } from './sha256.ts'

/**
 * How anyone can check that nobody chose the deal. The dealer shows the hash of a secret first; then every player shows
 * the hash of a value of their own, their pledge. Only when no pledge can change any more are the values shown; the seed
 * is made of all of it, and in the end the secret is shown.
 */
export interface SeedProof {
  /** The hash of the secret, shown before anybody pledged theirs. */
  readonly serverCommitment: string
  readonly serverSeed: string
  /** What each seat added; empty for those who add nothing, such as bots. */
  readonly playerSeeds: readonly string[]
  /**
   * What each seat was bound to before any value was shown: a hash, `BOT_PLEDGE` for bots, empty for people who pledged
   * nothing.
   */
  readonly playerCommitments: readonly string[]
}

/** The pledge of a seat that a bot held when pledges were closed. No value hashes to it, so a bot can add nothing. */
export const BOT_COMMITMENT = 'bot'

export const commitToServerSeed = (secret: string): string => sha256(`commit ${secret}`)

/** With what the dealer was bound to, so that it holds for one deal alone. */
export const commitToPlayerSeed = (commitment: string, salt: string): string =>
  sha256(`pledge ${JSON.stringify([commitment, salt])}`)

/** As JSON, so that no two lists of salts read the same. */
export const combineSeeds = (secret: string, salts: readonly string[]): string =>
  sha256(`seed ${JSON.stringify([secret, ...salts])}`)

/** Whether every value is the one that its player was bound to. Who has pledged may be left out. */
export const hasMatchingCommitments = ({
  serverCommitment,
  playerSeeds,
  playerCommitments,
}: SeedProof): boolean =>
  playerCommitments.length === playerSeeds.length &&
  playerSeeds.every(
    (salt, seat) => salt === '' || playerCommitments[seat] === commitToPlayerSeed(serverCommitment, salt),
  )

/** The seats that were bound to a value and did not show it in time. */
export const findUnrevealedSeats = ({ playerSeeds, playerCommitments }: SeedProof): number[] =>
  [...playerCommitments.keys()].filter(
    (seat) => !['', BOT_COMMITMENT].includes(playerCommitments[seat]) && playerSeeds[seat] === '',
  )

/** The bots for which a value was added nevertheless: each would double the deals to choose from. */
export const findBotsWithSeed = ({ playerSeeds, playerCommitments }: SeedProof): number[] =>
  [...playerCommitments.keys()].filter(
    (seat) => playerCommitments[seat] === BOT_COMMITMENT && playerSeeds[seat],
  )

/** Whether the seed followed from what was shown. */
export const isValidSeedProof = (seed: string, fairness: SeedProof): boolean => {
  const { serverCommitment, serverSeed, playerSeeds } = fairness
  if (commitToServerSeed(serverSeed) !== serverCommitment || combineSeeds(serverSeed, playerSeeds) !== seed)
    return false
  return hasMatchingCommitments(fairness)
}
