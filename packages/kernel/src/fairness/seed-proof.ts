import { sha256 } from './sha256.ts'

/**
 * A commit–reveal proof that nobody chose the deal. The server publishes the hash of its seed first. Then each player
 * publishes the hash of a seed of their own. Only when no commitment can change any more do players reveal their seeds;
 * the seed of the match is derived from all of them, and the server seed is revealed after the match.
 */
export interface SeedProof {
  /** The hash of the server seed, published before any player commits. */
  readonly serverCommitment: string
  readonly serverSeed: string
  /** The revealed seed of each seat; empty for seats without one, such as bots. */
  readonly playerSeeds: readonly string[]
  /**
   * The commitment of each seat, made before any seed was revealed: a hash, `BOT_COMMITMENT` for bots, empty for people
   * who did not commit.
   */
  readonly playerCommitments: readonly string[]
}

/**
 * The commitment of a seat that a bot held when commitments were closed. No seed hashes to it, so a bot can contribute
 * nothing.
 */
export const BOT_COMMITMENT = 'bot'

export const commitToServerSeed = (serverSeed: string): string => sha256(`commit ${serverSeed}`)

/** Includes the server commitment, so that a player commitment is valid for one deal only. */
export const commitToPlayerSeed = (serverCommitment: string, playerSeed: string): string =>
  sha256(`pledge ${JSON.stringify([serverCommitment, playerSeed])}`)

/** Hashes JSON, so that no two lists of player seeds give the same text. */
export const combineSeeds = (serverSeed: string, playerSeeds: readonly string[]): string =>
  sha256(`seed ${JSON.stringify([serverSeed, ...playerSeeds])}`)

/** Whether every revealed seed matches its commitment. Commitments without a revealed seed are allowed. */
export const hasMatchingCommitments = ({
  serverCommitment,
  playerSeeds,
  playerCommitments,
}: SeedProof): boolean =>
  playerCommitments.length === playerSeeds.length &&
  playerSeeds.every(
    (playerSeed, seat) =>
      playerSeed === '' || playerCommitments[seat] === commitToPlayerSeed(serverCommitment, playerSeed),
  )

/** The seats that committed to a seed and did not reveal it in time. */
export const findUnrevealedSeats = ({ playerSeeds, playerCommitments }: SeedProof): number[] =>
  [...playerCommitments.keys()].filter(
    (seat) => !['', BOT_COMMITMENT].includes(playerCommitments[seat]) && playerSeeds[seat] === '',
  )

/**
 * The bots for which a seed was revealed nevertheless: each would double the number of deals the server could choose
 * from.
 */
export const findBotsWithSeed = ({ playerSeeds, playerCommitments }: SeedProof): number[] =>
  [...playerCommitments.keys()].filter(
    (seat) => playerCommitments[seat] === BOT_COMMITMENT && playerSeeds[seat],
  )

/** Whether the seed of the match follows from the proof. */
export const isValidSeedProof = (seed: string, proof: SeedProof): boolean => {
  const { serverCommitment, serverSeed, playerSeeds } = proof
  if (commitToServerSeed(serverSeed) !== serverCommitment || combineSeeds(serverSeed, playerSeeds) !== seed)
    return false
  return hasMatchingCommitments(proof)
}
