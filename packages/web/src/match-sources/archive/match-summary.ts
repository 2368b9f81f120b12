import type { MatchRecord, Seat } from '@slapwise/kernel'
import { z } from 'zod'

const seatSchema = z.int().min(0).max(15)
const countSchema = z.int().min(0)
const nameSchema = z.string().max(200)
/** The last time that a `Date` can represent. */
const MAX_TIME = 8_640_000_000_000_000

/** A finished match in short: all that lists and figures need, so that it outlives its record. */
export const matchSummarySchema = z.strictObject({
  /** The beginning of the digest of its record: the same match is kept once. */
  id: z.string().regex(/^[\w-]{1,64}$/),
  game: nameSchema,
  /** The boxes of the card game, or the board of the board game; the English name of a custom board. */
  sets: z.array(nameSchema).max(20),
  /** Milliseconds since 1970. */
  endedAt: z.int().min(0).max(MAX_TIME),
  /** By seat: the names as in the record; null if it has none. */
  players: z.array(nameSchema.nullable()).min(1).max(16),
  /** The seat of the player whose history this is. */
  seat: seatSchema,
  /** The levels of the bots in the order of their seats; empty for a match in a room. */
  levels: z.array(nameSchema).max(16),
  scores: z.array(z.int()).min(1).max(16),
  winners: z.array(seatSchema).max(16),
  /** The room and the number of the match in it; null for a match against bots on this device. */
  room: z.strictObject({ code: nameSchema, match: z.int().min(1) }).nullable(),
  /** Whether it was played on from a moment of another match: it does not count in the figures. */
  isPlayedOn: z.boolean(),
  /** Counted by replaying the record; null until that is done. */
  course: z
    .strictObject({
      rounds: countSchema,
      hits: z
        .array(z.strictObject({ attacker: seatSchema, victim: seatSchema, count: countSchema }))
        .max(256),
    })
    .nullable(),
  /** The account of the own seat in points; null until the match is analysed. */
  account: z.strictObject({ luck: z.number(), skill: z.number() }).nullable(),
})

export type MatchSummary = z.infer<typeof matchSummarySchema>
export type MatchCourse = NonNullable<MatchSummary['course']>
export type MatchAccount = NonNullable<MatchSummary['account']>

/** A record that may come from a file: `readRecord` checks it when it is opened, since checking takes long. */
export const uncheckedRecordSchema = z.looseObject({
  format: z.literal('slapwise-match'),
  digest: z.string().max(200),
})

export type UncheckedRecord = z.infer<typeof uncheckedRecordSchema>

/** A finished match with its record. */
export interface ArchivedMatch {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly endedAt: number
  /** The seat of the player. */
  readonly seat: Seat
  /** The levels of the bots, in the order of their seats; missing for a match in a room. */
  readonly levels?: readonly string[]
  readonly room?: MatchSummary['room']
  /** The number of decisions taken over from the match that this one plays on; missing if it was dealt here. */
  readonly playedOnFrom?: number
  readonly record: MatchRecord
}

const ID_LENGTH = 12

export const idOfRecord = ({ digest }: MatchRecord): string => digest.slice(0, ID_LENGTH)

export function summarizeMatch(match: Omit<ArchivedMatch, 'id'>): MatchSummary {
  const { record, endedAt, seat, levels = [], room = null, playedOnFrom } = match
  return {
    id: idOfRecord(record),
    game: record.game,
    sets: readSets(record.settings),
    endedAt,
    players: record.scores.map((_, other) => record.players?.[other] ?? null),
    seat,
    levels: [...levels],
    scores: [...record.scores],
    winners: [...record.winners],
    room,
    isPlayedOn: playedOnFrom !== undefined,
    course: null,
    account: null,
  }
}

/** Unknown settings have no sets: records are data from elsewhere. */
const playedSetsSchema = z.union([
  z.object({ sets: z.array(nameSchema).max(20) }).transform(({ sets }) => sets),
  z.object({ board: nameSchema }).transform(({ board }) => [board]),
  z
    .object({ board: z.object({ name: z.object({ en: nameSchema }) }) })
    .transform(({ board }) => [board.name.en]),
])

const readSets = (settings: MatchRecord['settings']): string[] => {
  const sets = playedSetsSchema.safeParse(settings)
  return sets.success ? sets.data : []
}

/** The place of a seat, from 1: winners first, then fewer points before more; equal results share a place. */
export function placeOf({ scores, winners }: Pick<MatchSummary, 'scores' | 'winners'>, seat: Seat): number {
  if (winners.includes(seat)) return 1
  const isBetter = (other: Seat) => winners.includes(other) || scores[other] < scores[seat]
  return 1 + scores.filter((_, other) => isBetter(other)).length
}
