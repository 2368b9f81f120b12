import { z } from 'zod'
import type { GameRegistry } from '../match/game.ts'
import { Match } from '../match/match.ts'
import { MatchHost } from '../match/match-host.ts'
import { answerSchema, matchRecordSchema, readMatchStart } from './record.ts'

/** The result of an answer at the end of the round, as the mean over all deals. */
const outcomeSchema = z.strictObject({
  /** The points that the player gets. */
  own: z.number(),
  /** The points that each of the others gets. */
  others: z.number(),
  /** The share of rounds won, from 0 to 1; a shared win counts in part. */
  wins: z.number(),
})

export type PuzzleOutcome = z.infer<typeof outcomeSchema>

/** The record of a match up to a decision in which one answer is far better than all others. */
export const puzzleSchema = z.strictObject({
  /** The start of the match and the decisions up to the position. */
  ...matchRecordSchema.pick({ game: true, rulesVersion: true, settings: true, seed: true, decisions: true })
    .shape,
  /** The digest of the position, by `Game.digest`. */
  positionDigest: z.string(),
  /** The seat that has to decide. */
  seat: z.int(),
  /** The kind of question, and the card or event that asks. */
  kind: z.string(),
  source: z.string().nullable(),
  /** The best answer, followed by answers with exactly the same results, such as a card with the same face. */
  answers: z.array(answerSchema).min(1),
  /** The answer of the simple bot. */
  obviousAnswer: answerSchema,
  /** The points by which the best answer leads the second best of all that were tried, and the standard error. */
  lead: z.number(),
  leadError: z.number(),
  /** The number of deals on which the figures were measured. */
  deals: z.int(),
  outcomes: z.strictObject({ best: outcomeSchema, obvious: outcomeSchema }),
  /** The reasons of `Game.advise`, if it gives the best answer; otherwise empty. */
  reasons: z.array(z.looseObject({ id: z.string() })),
})

export type Puzzle = z.infer<typeof puzzleSchema>

/** Plays the match up to the position. Throws if the puzzle does not fit the games that are installed. */
export function openPuzzle(games: GameRegistry, puzzle: Puzzle): MatchHost {
  const start = readMatchStart(games, puzzle)
  if ('code' in start) throw new Error(`The puzzle ${puzzle.seed} cannot be opened: ${start.code}`)
  const { game, rulesVersion, settings, seed } = start
  const host = new MatchHost(game, Match.start(game.createRules(settings, rulesVersion), seed))
  for (const [seat, answer] of puzzle.decisions) {
    const error = host.answer(seat, answer)
    if (error) throw new Error(`A decision of the puzzle ${seed} is illegal: ${error.code}`)
  }
  if (game.digest(host.match) !== puzzle.positionDigest)
    throw new Error(`The puzzle ${seed} leads to another position than recorded.`)
  return host
}
