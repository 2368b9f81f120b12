import {
  BOT_COMMITMENT,
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

/** What one can be sure of about a match that is over. */
export type DealVerdict =
  /** Nobody can have chosen the deal: one's own value is in it, and all is as one saw it. */
  | { readonly kind: 'fair'; readonly digest: string; readonly unrevealedPlayers: readonly string[] }
  /** All that can be checked holds, but it does not rule out that somebody chose the deal. */
  | { readonly kind: 'inconclusive'; readonly digest: string; readonly doubt: DealDoubt }
  /** The record is not true. */
  | { readonly kind: 'violated'; readonly violation: DealViolation }
  /** Nobody here knows the rules, or the record has not come. */
  | { readonly kind: 'unverifiable'; readonly missing: 'rules' | 'record' }

/** The server alone dealt; one's own value came too late; this device has not seen it all. */
export type DealDoubt = 'server-only' | 'seed-left-out' | 'not-observed'

export type DealViolation =
  | 'record'
  | 'digest'
  | 'seed'
  | 'commitments'
  /** A value was added for a bot. */
  | 'bots'
  | 'terms'
  | 'replay'
  | 'cards'
  | 'end'
  | 'names'

/** Compares what the server says about a match with what one has seen of it. */
export function checkDeal(games: GameRegistry, testimony: DealEvidence | null, json: unknown): DealVerdict {
  const parsed = matchRecordSchema.safeParse(json)
  if (!parsed.success) return { kind: 'violated', violation: 'record' }
  const record = parsed.data
  const why = findRecordViolation(record) ?? (testimony && findEvidenceViolation(games, record, testimony))
  if (why) return { kind: 'violated', violation: why }
  const seen = replayAndCompare(games, record, testimony)
  if (seen === 'unverifiable') return { kind: 'unverifiable', missing: 'rules' }
  if (seen) return { kind: 'violated', violation: seen }
  const digest = digestRecord(record)
  const because = findDoubt(record, testimony)
  return because
    ? { kind: 'inconclusive', digest, doubt: because }
    : { kind: 'fair', digest, unrevealedPlayers: unrevealedNames(record) }
}

/** What is wrong with a record, whoever looks at it. */
function findRecordViolation(record: MatchRecord): DealViolation | null {
  const { digest, seedProof, seed } = record
  if (digest !== digestRecord(record)) return 'digest'
  if (seedProof && findBotsWithSeed(seedProof).length > 0) return 'bots'
  if (!seedProof || !isValidSeedProof(seed, seedProof)) return 'seed'
  return hasValidSeatHistory(record) ? null : 'names'
}

/** What was closed must be what it was dealt from. */
function findEvidenceViolation(
  games: GameRegistry,
  record: MatchRecord,
  { closedCommitments, serverCommitment }: DealEvidence,
): DealViolation | null {
  const fairness = record.seedProof!
  if (serverCommitment !== fairness.serverCommitment) return 'seed'
  if (!closedCommitments) return null
  if (closedCommitments.serverCommitment !== serverCommitment) return 'seed'
  if (
    closedCommitments.playerCommitments.some(
      (pledge, seat) => pledge === BOT_COMMITMENT && fairness.playerSeeds[seat],
    )
  )
    return 'bots'
  if (canonicalJson(closedCommitments.playerCommitments) !== canonicalJson(fairness.playerCommitments))
    return 'commitments'
  return hasAgreedTerms(games, record, closedCommitments) ? null : 'terms'
}

/** Settings that cannot be parsed are settings that nobody can have agreed on: the dealer could choose any for them later. */
function hasAgreedTerms(games: GameRegistry, record: MatchRecord, closing: ClosedCommitments): boolean {
  if (closing.game !== record.game || closing.rulesVersion !== record.rulesVersion) return false
  const game = games.find(closing.game)
  // Rules that are not known here may have settings that are not known either: the replay says so.
  if (!game || closing.rulesVersion > game.latestRulesVersion) return true
  const settings = game.settingsSchema.safeParse({
    ...closing.settings,
    players: closing.playerCommitments.length,
  })
  return settings.success && canonicalJson(settings.data) === canonicalJson(record.settings)
}

/** Whether the cards that one saw are those that follow from the seed, and the end is the one that one saw. */
function replayAndCompare(
  games: GameRegistry,
  record: MatchRecord,
  testimony: DealEvidence | null,
): DealViolation | 'unverifiable' | null {
  const game = games.find(record.game!)
  const { dealtView = null, finalView = null } = testimony ?? {}
  let isFirst = true
  let isAsDealt = true
  let isAsEnded = true
  const problem = replayRecord(games, record, (match, next) => {
    if (isFirst && dealtView)
      isAsDealt = isSameJson(dealtView, {
        table: game!.publicView(match),
        own: game!.ownView(match, dealtView.own.seat),
      })
    isFirst = false
    if (!next && finalView) isAsEnded = isSameJson(finalView.table, game!.publicView(match))
  })
  if (problem?.code === 'unknown-game' || problem?.code === 'unknown-rules') return 'unverifiable'
  if (!isAsDealt) return 'cards'
  if (problem) return 'replay'
  if (!isAsEnded) return 'end'
  return finalView?.names && !isSameJson(finalView.names.map(nameInRecord), record.players) ? 'names' : null
}

const nameInRecord = (name: string | null, seat: number): string => name ?? `bot ${seat + 1}`

/** As it comes through a socket. */
const isSameJson = (seen: unknown, said: unknown): boolean => canonicalJson(seen) === canonicalJson(said)

function findDoubt({ seedProof }: MatchRecord, testimony: DealEvidence | null): DealDoubt | null {
  const { playerSeeds } = seedProof!
  if (playerSeeds.every((salt) => salt === '')) return 'server-only'
  if (!testimony?.closedCommitments || !testimony.dealtView) return 'not-observed'
  const { serverCommitment, playerSeed, closedCommitments } = testimony
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
