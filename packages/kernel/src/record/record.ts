import { z } from 'zod'
import type { Answer } from '../choice/choice.ts'
import type { AnyGame, AnyMatch, GameRegistry } from '../match/game.ts'
import { type Decision, Match } from '../match/match.ts'

const int16Schema = z.int().min(-32768).max(32767)
const seatSchema = z.int().min(0).max(15)
export const answerSchema = z.union([int16Schema, z.array(int16Schema)])

/** The complete record of a match: game, settings, seed and decisions, and the result they lead to. */
export const matchRecordSchema = z.strictObject({
  format: z.literal('slapwise-match'),
  game: z.string(),
  rulesVersion: z.int(),
  settings: z.looseObject({ players: z.int() }),
  seed: z.string(),
  decisions: z.array(z.tuple([seatSchema, answerSchema])),
  scores: z.array(z.int()),
  winners: z.array(z.int()),
  /** The digest of the final state, by `Game.digest`. */
  endDigest: z.string(),
  /** The proof that nobody chose the seed, if the match was dealt with one. */
  seedProof: z
    .strictObject({
      serverCommitment: z.string(),
      serverSeed: z.string(),
      playerSeeds: z.array(z.string()),
      playerCommitments: z.array(z.string()),
    })
    .optional(),
  /** The names by seat, at the end. */
  players: z.array(z.string()).optional(),
  /** By seat, all players with the index of their first decision. Missing if no seat changed hands. */
  seatHistory: z
    .array(z.array(z.strictObject({ player: z.string(), fromDecision: z.int().min(0) })).min(1))
    .optional(),
  /** Over all other fields, see `digestRecord`. */
  digest: z.string(),
})

export type MatchRecord = z.infer<typeof matchRecordSchema>

/** A record without its digest: fields may be added until `withDigest` completes it. */
export type RecordBody = Omit<MatchRecord, 'digest'>

/** Whether the history covers all seats and decisions, and ends with the players at the end. */
export function hasValidSeatHistory({ seatHistory, players, decisions, settings }: RecordBody): boolean {
  if (!seatHistory) return true
  return (
    seatHistory.length === settings.players &&
    seatHistory.length === players?.length &&
    seatHistory.every(
      (stints, seat) =>
        stints[0]?.fromDecision === 0 &&
        stints.at(-1)!.player === players[seat] &&
        stints.every(
          ({ fromDecision }, i) =>
            i === 0 || (fromDecision > stints[i - 1].fromDecision && fromDecision < decisions.length),
        ),
    )
  )
}

/** Empty if the record has no history, or an invalid one, which may name seats that do not exist. */
export const validSeatHistory = (record: RecordBody): NonNullable<RecordBody['seatHistory']> =>
  (hasValidSeatHistory(record) && record.seatHistory) || []

/** The names by seat when the cards were dealt: the player seeds in the proof are theirs. */
export const playersAtDeal = ({ seatHistory, players }: RecordBody): readonly string[] | undefined =>
  seatHistory?.map(([first]) => first.player) ?? players

/** The reason why nothing of a record can be replayed. */
export type UnreadableMatch =
  | { readonly code: 'unknown-game'; readonly game: string }
  | { readonly code: 'unknown-rules'; readonly rulesVersion: number }
  | { readonly code: 'bad-settings'; readonly message: string }

/** The reason why a record does not replay to the result it states. */
export type ReplayError =
  | UnreadableMatch
  | { readonly code: 'illegal-decision'; readonly decisionIndex: number; readonly answerError: string }
  | { readonly code: 'unfinished' }
  | { readonly code: 'different-end' }

/** The parameters that determine a match. */
export interface MatchStart {
  readonly game: AnyGame
  readonly rulesVersion: number
  readonly settings: { readonly players: number }
  readonly seed: string
}

export function createRecord(
  { game, rulesVersion, settings, seed }: MatchStart,
  match: AnyMatch,
  decisions: Iterable<Decision>,
): RecordBody {
  const { scores, winners } = game.publicView(match)
  return {
    format: 'slapwise-match',
    game: game.id,
    rulesVersion,
    settings: { ...settings },
    seed,
    decisions: toRecordedDecisions(decisions),
    scores: [...scores],
    winners: [...winners],
    endDigest: game.digest(match),
  }
}

export const toRecordedDecisions = (decisions: Iterable<Decision>): MatchRecord['decisions'] =>
  Array.from(decisions, ({ seat, answer }) => [seat, typeof answer === 'number' ? answer : [...answer]])

/** Resolves the game, rules and settings of a record. */
export function readMatchStart(
  games: GameRegistry,
  record: Pick<MatchRecord, 'game' | 'rulesVersion' | 'settings' | 'seed'>,
): MatchStart | UnreadableMatch {
  const game = games.find(record.game)
  if (!game) return { code: 'unknown-game', game: record.game }
  const { rulesVersion, seed } = record
  if (rulesVersion < 1 || rulesVersion > game.latestRulesVersion)
    return { code: 'unknown-rules', rulesVersion }
  const settings = game.settingsSchema.safeParse(record.settings)
  if (!settings.success) return { code: 'bad-settings', message: z.prettifyError(settings.error) }
  return { game, rulesVersion, settings: settings.data, seed }
}

/** Replays a record; `watch` is called before each decision and once at the end. */
export function replayRecord(
  games: GameRegistry,
  record: RecordBody,
  watch?: (match: AnyMatch, next: Decision | null) => void,
): ReplayError | null {
  const start = readMatchStart(games, record)
  if ('code' in start) return start
  const { game, rulesVersion, settings, seed } = start
  const match = Match.start(game.createRules(settings, rulesVersion), seed, watch !== undefined)
  for (const [index, [seat, answer]] of record.decisions.entries()) {
    watch?.(match, { seat, answer })
    const error = match.answer(seat, answer as Answer)
    if (error) return { code: 'illegal-decision', decisionIndex: index, answerError: error.code }
  }
  watch?.(match, null)
  return findEndError(game, match, record)
}

/** The reason why a match, after all decisions of a record, has not ended as the record states. */
export function findEndError(game: AnyGame, match: AnyMatch, record: RecordBody): ReplayError | null {
  if (!match.isOver) return { code: 'unfinished' }
  return hasSameEnd(game, match, record) ? null : { code: 'different-end' }
}

function hasSameEnd(game: AnyGame, match: AnyMatch, { scores, winners, endDigest }: RecordBody): boolean {
  const view = game.publicView(match)
  return (
    game.digest(match) === endDigest &&
    view.scores.join() === scores.join() &&
    view.winners.join() === winners.join()
  )
}
