import {
  combineSeeds,
  commitToServerSeed,
  findBotsWithSeed,
  findUnrevealedSeats,
  hasMatchingCommitments,
  type SeedProof,
} from '../fairness/seed-proof.ts'
import type { Seat } from '../match/script.ts'
import { hasValidSeatHistory, type MatchRecord, type ReplayError, validSeatHistory } from './record.ts'
import { digestRecord } from './record-digest.ts'

/** A claim about a record: proved, failed, or one that no record can prove. Players are named by their seats. */
export type RecordCheck =
  | { readonly result: 'proved'; readonly code: 'server-seed-fits'; readonly serverCommitment: string }
  | { readonly result: 'proved'; readonly code: 'seed-follows'; readonly contributors: number }
  | { readonly result: 'proved'; readonly code: 'digest-fits'; readonly digest: string }
  | { readonly result: 'proved'; readonly code: 'same-end' }
  | { readonly result: 'failed'; readonly code: 'no-seed-proof' }
  | { readonly result: 'failed'; readonly code: 'wrong-seed-count' }
  | { readonly result: 'failed'; readonly code: 'server-seed-differs' }
  | { readonly result: 'failed'; readonly code: 'seed-differs' }
  | { readonly result: 'failed'; readonly code: 'bot-has-seed'; readonly seats: readonly Seat[] }
  | { readonly result: 'failed'; readonly code: 'player-seed-differs' }
  | { readonly result: 'failed'; readonly code: 'digest-differs' }
  | { readonly result: 'failed'; readonly code: 'replay-fails'; readonly error: ReplayError }
  | { readonly result: 'failed'; readonly code: 'seat-history-differs' }
  | { readonly result: 'unproved'; readonly code: 'seeds-left-out'; readonly seats: readonly Seat[] }
  | { readonly result: 'unproved'; readonly code: 'no-player-seed' }
  | { readonly result: 'unproved'; readonly code: 'commitments-unseen' }
  | { readonly result: 'unproved'; readonly code: 'seeds-withheld' }
  | { readonly result: 'unproved'; readonly code: 'seat-taken-over'; readonly seat: Seat }
  | { readonly result: 'unproved'; readonly code: 'identities-unknown' }

export type RecordCheckCode = RecordCheck['code']

/** All checks of a record; `replayError` is the result of replaying it. */
export const checkRecord = (record: MatchRecord, replayError: ReplayError | null): RecordCheck[] => [
  ...checkDeal(record),
  checkDigest(record),
  checkReplay(record, replayError),
  ...listTakeovers(record),
  { result: 'unproved', code: 'identities-unknown' },
]

function checkDeal({ seedProof, seed, settings }: MatchRecord): RecordCheck[] {
  if (!seedProof) return [{ result: 'failed', code: 'no-seed-proof' }]
  if (seedProof.playerSeeds.length !== settings.players)
    return [{ result: 'failed', code: 'wrong-seed-count' }]
  return combineSeeds(seedProof.serverSeed, seedProof.playerSeeds) === seed
    ? [checkServerSeed(seedProof), ...checkPlayerSeeds(seedProof)]
    : [checkServerSeed(seedProof), { result: 'failed', code: 'seed-differs' }]
}

const checkServerSeed = ({ serverCommitment, serverSeed }: SeedProof): RecordCheck =>
  commitToServerSeed(serverSeed) === serverCommitment
    ? { result: 'proved', code: 'server-seed-fits', serverCommitment }
    : { result: 'failed', code: 'server-seed-differs' }

/** Checks who contributed to the seed, and thus whether the operator of the server could choose the deal. */
function checkPlayerSeeds(seedProof: SeedProof): RecordCheck[] {
  const bots = findBotsWithSeed(seedProof)
  if (bots.length > 0) return [{ result: 'failed', code: 'bot-has-seed', seats: bots }]
  if (!hasMatchingCommitments(seedProof)) return [{ result: 'failed', code: 'player-seed-differs' }]
  const contributors = seedProof.playerSeeds.filter((seed) => seed !== '').length
  const seats = findUnrevealedSeats(seedProof)
  return [
    { result: 'proved', code: 'seed-follows', contributors },
    ...(seats.length > 0 ? [{ result: 'unproved', code: 'seeds-left-out', seats } as const] : []),
    ...(contributors === 0 ? SERVER_ONLY_DOUBTS : PLAYER_SEED_DOUBTS),
  ]
}

const SERVER_ONLY_DOUBTS: readonly RecordCheck[] = [{ result: 'unproved', code: 'no-player-seed' }]

const PLAYER_SEED_DOUBTS: readonly RecordCheck[] = [
  { result: 'unproved', code: 'commitments-unseen' },
  { result: 'unproved', code: 'seeds-withheld' },
]

function checkDigest(record: MatchRecord): RecordCheck {
  const digest = digestRecord(record)
  return record.digest === digest
    ? { result: 'proved', code: 'digest-fits', digest }
    : { result: 'failed', code: 'digest-differs' }
}

function checkReplay(record: MatchRecord, error: ReplayError | null): RecordCheck {
  if (error) return { result: 'failed', code: 'replay-fails', error }
  return hasValidSeatHistory(record)
    ? { result: 'proved', code: 'same-end' }
    : { result: 'failed', code: 'seat-history-differs' }
}

/** The seat history is stated by the record and cannot be proved. */
const listTakeovers = (record: MatchRecord): RecordCheck[] =>
  validSeatHistory(record).flatMap((stints, seat) =>
    stints.length > 1 ? [{ result: 'unproved', code: 'seat-taken-over', seat }] : [],
  )
