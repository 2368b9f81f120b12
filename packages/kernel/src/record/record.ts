import { z } from 'zod'
import type { Answer } from '../choice/choice.ts'
import type { AnyGame, AnyMatch, GameRegistry } from '../match/game.ts'
import { type Decision, Match } from '../match/match.ts'

const int16Schema = z.int().min(-32768).max(32767)
const seatSchema = z.int().min(0).max(15)

/** A match on paper: game, settings, seed and decisions, and the end they lead to. */
export const matchRecordSchema = z.strictObject({
  format: z.literal('slapwise-match'),
  game: z.string(),
  /** The version of its rules. */
  rulesVersion: z.int(),
  settings: z.looseObject({ players: z.int() }),
  seed: z.string(),
  decisions: z.array(z.tuple([seatSchema, z.union([int16Schema, z.array(int16Schema)])])),
  scores: z.array(z.int()),
  winners: z.array(z.int()),
  /** The digest of the table at the end. */
  endDigest: z.string(),
  /** Where the seed comes from, if it was dealt for people who may want to check that. */
  seedProof: z
    .strictObject({
      serverCommitment: z.string(),
      serverSeed: z.string(),
      playerSeeds: z.array(z.string()),
      playerCommitments: z.array(z.string()),
    })
    .optional(),
  /** Who sat where, at the end. */
  players: z.array(z.string()).optional(),
  /** By seat, everybody who played it, each from which decision on. Missing where nobody took a seat over. */
  seatHistory: z
    .array(z.array(z.strictObject({ player: z.string(), fromDecision: z.int().min(0) })).min(1))
    .optional(),
  /** Over all the rest. */
  digest: z.string(),
})

export type MatchRecord = z.infer<typeof matchRecordSchema>

/** A record to which more may be added before it gets its digest: see `sealed`. */
export type RecordBody = Omit<MatchRecord, 'digest'>

/** Whether it says of every decision who made it, and comes to the players who sat there at the end. */
export function hasValidSeatHistory({ seatHistory, players, decisions }: RecordBody): boolean {
  if (!seatHistory) return true
  return (
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

/** Who sat where when the cards were dealt: what a seat has pledged and added to the seed is theirs. */
export const playersAtDeal = ({ seatHistory, players }: RecordBody): readonly string[] | undefined =>
  seatHistory?.map(([first]) => first.player) ?? players

/** Why a record does not give the match it says. */
export type ReplayError =
  | { readonly code: 'unknown-game'; readonly game: string }
  | { readonly code: 'unknown-rules'; readonly rulesVersion: number }
  | { readonly code: 'bad-settings'; readonly message: string }
  | { readonly code: 'illegal-decision'; readonly decisionIndex: number; readonly answerError: string }
  | { readonly code: 'unfinished' }
  | { readonly code: 'different-end' }

/** What a match was started with. */
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
    decisions: Array.from(decisions, ({ seat, answer }): MatchRecord['decisions'][number] => [
      seat,
      typeof answer === 'number' ? answer : [...answer],
    ]),
    scores: [...scores],
    winners: [...winners],
    endDigest: game.digest(match),
  }
}

/** What a record was started with, or why nobody here can tell. */
export function readMatchStart(
  games: GameRegistry,
  record: Pick<MatchRecord, 'game' | 'rulesVersion' | 'settings' | 'seed'>,
): MatchStart | ReplayError {
  const game = games.find(record.game)
  if (!game) return { code: 'unknown-game', game: record.game }
  const { rulesVersion, seed } = record
  if (rulesVersion < 1 || rulesVersion > game.latestRulesVersion)
    return { code: 'unknown-rules', rulesVersion }
  const settings = game.settingsSchema.safeParse(record.settings)
  if (!settings.success) return { code: 'bad-settings', message: z.prettifyError(settings.error) }
  return { game, rulesVersion, settings: settings.data, seed }
}

/** Plays a record again; `watch` sees the match before each decision and once at the end. */
export function replayRecord(
  games: GameRegistry,
  record: RecordBody,
  watch?: (match: AnyMatch, next: Decision | null) => void,
): ReplayError | null {
  const beginning = readMatchStart(games, record)
  if ('code' in beginning) return beginning
  const { game, rulesVersion, settings, seed } = beginning
  const match = Match.start(game.createRules(settings, rulesVersion), seed, watch !== undefined)
  for (const [at, [seat, answer]] of record.decisions.entries()) {
    watch?.(match, { seat, answer })
    const refusal = match.answer(seat, answer as Answer)
    if (refusal) return { code: 'illegal-decision', decisionIndex: at, answerError: refusal.code }
  }
  watch?.(match, null)
  if (!match.isOver) return { code: 'unfinished' }
  return hasSameEnd(game, match, record) ? null : { code: 'different-end' }
}

function hasSameEnd(game: AnyGame, match: AnyMatch, { scores, winners, endDigest }: RecordBody): boolean {
  const seen = game.publicView(match)
  return (
    game.digest(match) === endDigest &&
    seen.scores.join() === scores.join() &&
    seen.winners.join() === winners.join()
  )
}
