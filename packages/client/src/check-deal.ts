import {
  BOT_COMMITMENT,
  botNameInRecord,
  canonicalJson,
  commitToPlayerSeed,
  digestRecord,
  findBotsWithSeed,
  findUnrevealedSeats,
  type GameRegistry,
  hasValidSeatHistory,
  isValidSeedProof,
  type MatchRecord,
  matchRecordSchema,
  playersAtDeal,
  replayRecord,
} from '@slapwise/kernel'
import type { ClosedCommitments, DealEvidence } from './deal-auditor.ts'

/** The result of checking a finished match. */
export type DealVerdict =
  /** Nobody can have chosen the deal: the own seed is part of it, and everything matches the evidence. */
  | { readonly kind: 'fair'; readonly digest: string; readonly unrevealedPlayers: readonly string[] }
  /** All checks pass, but they do not rule out that the deal was chosen. */
  | { readonly kind: 'inconclusive'; readonly digest: string; readonly doubt: DealDoubt }
  /** The record contradicts itself or the evidence. */
  | { readonly kind: 'violated'; readonly violation: DealViolation }
  /** The rules are not installed here, or the record is not available. */
  | { readonly kind: 'unverifiable'; readonly missing: 'rules' | 'record' }

/**
 * `server-only`: no player contributed a seed. `seed-left-out`: the own seed was revealed too late. `not-observed`:
 * this device has not observed the whole deal.
 */
export type DealDoubt = 'server-only' | 'seed-left-out' | 'not-observed'

export type DealViolation =
  | 'record'
  | 'digest'
  | 'seed'
  | 'commitments'
  /** A bot has contributed a seed. */
  | 'bots'
  | 'terms'
  | 'replay'
  | 'cards'
  | 'end'
  | 'names'

/** Checks the record of a match against the evidence that this client has collected; `json` is the untrusted record. */
export function checkDeal(games: GameRegistry, evidence: DealEvidence | null, json: unknown): DealVerdict {
  const parsed = matchRecordSchema.safeParse(json)
  if (!parsed.success) return { kind: 'violated', violation: 'record' }
  const record = parsed.data
  const violation =
    findRecordViolation(record) ?? (evidence && findEvidenceViolation(games, record, evidence))
  if (violation) return { kind: 'violated', violation }
  const replayViolation = replayAndCompare(games, record, evidence)
  if (replayViolation === 'unverifiable') return { kind: 'unverifiable', missing: 'rules' }
  if (replayViolation) return { kind: 'violated', violation: replayViolation }
  const digest = digestRecord(record)
  const doubt = findDoubt(record, evidence)
  return doubt
    ? { kind: 'inconclusive', digest, doubt }
    : { kind: 'fair', digest, unrevealedPlayers: unrevealedNames(record) }
}

/** Checks the record by itself, without evidence. */
function findRecordViolation(record: MatchRecord): DealViolation | null {
  const { digest, seedProof, seed } = record
  if (digest !== digestRecord(record)) return 'digest'
  if (seedProof && findBotsWithSeed(seedProof).length > 0) return 'bots'
  if (!seedProof || !isValidSeedProof(seed, seedProof)) return 'seed'
  return hasValidSeatHistory(record) ? null : 'names'
}

/** The record must match the commitments that were closed before the deal. */
function findEvidenceViolation(
  games: GameRegistry,
  record: MatchRecord,
  { closedCommitments, serverCommitment }: DealEvidence,
): DealViolation | null {
  const seedProof = record.seedProof!
  if (serverCommitment !== seedProof.serverCommitment) return 'seed'
  if (!closedCommitments) return null
  if (closedCommitments.serverCommitment !== serverCommitment) return 'seed'
  if (
    closedCommitments.playerCommitments.some(
      (commitment, seat) => commitment === BOT_COMMITMENT && seedProof.playerSeeds[seat],
    )
  )
    return 'bots'
  if (canonicalJson(closedCommitments.playerCommitments) !== canonicalJson(seedProof.playerCommitments))
    return 'commitments'
  return hasAgreedTerms(games, record, closedCommitments) ? null : 'terms'
}

/** Settings that cannot be parsed count as violated: the server could interpret them as it likes later. */
function hasAgreedTerms(
  games: GameRegistry,
  record: MatchRecord,
  closedCommitments: ClosedCommitments,
): boolean {
  if (closedCommitments.game !== record.game || closedCommitments.rulesVersion !== record.rulesVersion)
    return false
  const game = games.find(closedCommitments.game)
  // Rules that are too new may have unknown settings too: replaying the record reports that.
  if (!game || closedCommitments.rulesVersion > game.latestRulesVersion) return true
  const settings = game.settingsSchema.safeParse({
    ...closedCommitments.settings,
    players: closedCommitments.playerCommitments.length,
  })
  return settings.success && canonicalJson(settings.data) === canonicalJson(record.settings)
}

/** Replays the record and compares the dealt cards, the result and the names with the evidence. */
function replayAndCompare(
  games: GameRegistry,
  record: MatchRecord,
  evidence: DealEvidence | null,
): DealViolation | 'unverifiable' | null {
  const game = games.find(record.game!)
  const { dealtView = null, finalView = null } = evidence ?? {}
  let isFirst = true
  let isDealtAsSeen = true
  let isEndAsSeen = true
  const replayError = replayRecord(games, record, (match, next) => {
    if (isFirst && dealtView)
      isDealtAsSeen = isSameJson(dealtView, {
        table: game!.publicView(match),
        own: game!.ownView(match, dealtView.own.seat),
      })
    isFirst = false
    if (!next && finalView) isEndAsSeen = isSameJson(finalView.table, game!.publicView(match))
  })
  if (replayError?.code === 'unknown-game' || replayError?.code === 'unknown-rules') return 'unverifiable'
  if (!isDealtAsSeen) return 'cards'
  if (replayError) return 'replay'
  if (!isEndAsSeen) return 'end'
  return finalView?.names && !isSameJson(finalView.names.map(nameInRecord), record.players) ? 'names' : null
}

const nameInRecord = (name: string | null, seat: number): string => name ?? botNameInRecord(seat)

/** Compares as JSON, since the evidence came through a socket. */
const isSameJson = (replayViolation: unknown, replayed: unknown): boolean =>
  canonicalJson(replayViolation) === canonicalJson(replayed)

function findDoubt({ seedProof }: MatchRecord, evidence: DealEvidence | null): DealDoubt | null {
  const { playerSeeds } = seedProof!
  if (playerSeeds.every((playerSeed) => playerSeed === '')) return 'server-only'
  if (!evidence?.closedCommitments || !evidence.dealtView) return 'not-observed'
  const { serverCommitment, playerSeed, closedCommitments } = evidence
  if (
    closedCommitments.hasCommittedBots ||
    closedCommitments.playerCommitments[closedCommitments.seat] !==
      commitToPlayerSeed(serverCommitment, playerSeed)
  )
    return 'not-observed'
  return playerSeeds[closedCommitments.seat] === playerSeed ? null : 'seed-left-out'
}

const unrevealedNames = (record: MatchRecord): string[] =>
  findUnrevealedSeats(record.seedProof!).map((seat) => playersAtDeal(record)?.[seat] ?? `${seat + 1}`)
