/** A game of few words, for specs: whoever slaps hits, whoever is waited for smirks. */
import type { TableState } from '../../game/source.ts'
import { named } from '../../game/staged.ts'
import type { Drama } from '../drama/drama.ts'

interface Slap {
  readonly kind: string
  readonly seat: number
  readonly on: readonly number[]
}

export const slap = (seat: number, ...on: number[]): Slap => ({ kind: 'slapped', seat, on })

export const DRAMA: Drama = {
  hits(told) {
    const { kind, seat, on } = told as Slap
    return kind === 'slapped' ? on.map((one) => ({ by: seat, on: one })) : []
  },
  mood: ({ match }, seat) => (match.table.waiting.some((asked) => asked.seat === seat) ? 'smirk' : 'calm'),
  limit: () => 100,
}

interface Given {
  readonly scores?: readonly number[]
  readonly sheet?: readonly (readonly number[])[]
  readonly winners?: readonly number[]
  readonly smirking?: readonly number[]
  readonly fresh?: readonly object[]
  readonly log?: readonly object[]
  readonly promptNumber?: number
  readonly bots?: readonly number[]
  /** What only one viewer is told. */
  readonly own?: object
}

export const table = (given: Given): TableState => {
  const { scores = [0, 0, 0], sheet = [], winners = [], smirking = [], bots = [] } = given
  const people = named(scores.map((_, seat) => `P${seat}`)).map((one, seat) => ({
    ...one,
    isBot: bots.includes(seat),
  }))
  return {
    people,
    match: {
      table: { scores, sheet, winners, waiting: smirking.map((seat) => ({ seat })) },
      own: given.own ?? {},
      promptNumber: given.promptNumber ?? 1,
    },
    log: given.log ?? [],
    fresh: given.fresh ?? [],
  } as unknown as TableState
}
