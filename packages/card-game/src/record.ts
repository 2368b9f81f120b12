import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Answer, Decision } from '@slapwise/kernel'
import { z } from 'zod'
import { type CardMatch, newMatch, RULES_VERSION } from './game.ts'
import { type SettingsInput, settingsSchema } from './settings.ts'

const numbers = z.int().min(-32768).max(32767)

/** A match on paper: settings, seed and decisions, and the end they lead to. */
export const recordSchema = z.strictObject({
  format: z.literal('slapwise-match'),
  rules: z.int(),
  settings: settingsSchema,
  seed: z.string(),
  decisions: z.array(z.tuple([z.int().min(0).max(7), z.union([numbers, z.array(numbers)])])),
  scores: z.array(z.int()),
  winners: z.array(z.int()),
  /** The digest of the table at the end. */
  end: z.string(),
  /** Where the seed comes from, if it was dealt for people who may want to check that. */
  fairness: z
    .strictObject({ commitment: z.string(), secret: z.string(), salts: z.array(z.string()) })
    .optional(),
  /** Who sat where. */
  players: z.array(z.string()).optional(),
})

export type MatchRecord = z.infer<typeof recordSchema>

/** Why a record does not give the match it says. */
export type ReplayProblem =
  | { readonly problem: 'other-rules'; readonly rules: number }
  | { readonly problem: 'refused'; readonly at: number; readonly refused: string }
  | { readonly problem: 'unfinished' }
  | { readonly problem: 'other-end' }

export function recordOf(
  settings: SettingsInput,
  seed: string,
  match: CardMatch,
  decisions: Iterable<Decision>,
): MatchRecord {
  return {
    format: 'slapwise-match',
    rules: RULES_VERSION,
    settings: settingsSchema.parse(settings),
    seed,
    decisions: Array.from(decisions, ({ seat, answer }): MatchRecord['decisions'][number] => [
      seat,
      typeof answer === 'number' ? answer : [...answer],
    ]),
    scores: match.state.scores.slice(),
    winners: [...match.state.winners],
    end: digestOf(match),
  }
}

/** Plays a record again; `watch` sees the match before each decision and once at the end. */
export function replay(
  record: MatchRecord,
  watch?: (match: CardMatch, next: Decision | null) => void,
): ReplayProblem | null {
  if (record.rules !== RULES_VERSION) return { problem: 'other-rules', rules: record.rules }
  const match = newMatch(record.settings, record.seed, watch !== undefined)
  for (const [at, [seat, answer]] of record.decisions.entries()) {
    watch?.(match, { seat, answer })
    const refusal = match.answer(seat, answer as Answer)
    if (refusal) return { problem: 'refused', at, refused: refusal.refused }
  }
  watch?.(match, null)
  if (!match.over) return { problem: 'unfinished' }
  return endsAs(match, record) ? null : { problem: 'other-end' }
}

const endsAs = (match: CardMatch, { scores, winners, end }: MatchRecord): boolean =>
  digestOf(match) === end &&
  match.state.scores.join() === scores.join() &&
  match.state.winners.join() === winners.join()

/** A hash of what lies where and of the scores: what must come out the same whenever a match is played again. */
export function digestOf({ state }: CardMatch): string {
  const {
    round,
    dealer,
    hands,
    drawPile,
    discardPile,
    eventPile,
    usedEvents,
    sheet,
    scores,
    winners,
    random,
  } = state
  const { a, b, c, d } = random
  const lists = [hands, drawPile, discardPile, eventPile, usedEvents, sheet, scores, winners]
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([round, dealer, ...lists, a, b, c, d]))))
}
