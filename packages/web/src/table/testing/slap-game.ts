/** A game of few words, for specs: whoever slaps hits, whoever is waited for smirks. */
import type { TableState } from '../../game/source.ts'
import { named } from '../../game/staged.ts'
import type { Presentation } from '../facts/presentation.ts'
import type { TableGame } from '../table-game.ts'

interface Slap {
  readonly kind: 'slapped'
  readonly seat: number
  readonly on: readonly number[]
}

export const slap = (seat: number, ...on: number[]): Slap => ({ kind: 'slapped', seat, on })

const QUIET: Presentation<object> = { sound: null }

const SLAPPED: Presentation<Slap> = {
  sound: 'slap',
  hits: ({ seat, on }) => on.map((one) => ({ by: seat, on: one, card: 'slap' })),
}

export const GAME: TableGame = {
  id: 'slap',
  facts: {
    slapped: SLAPPED,
    played: QUIET,
    passed: QUIET,
    event: QUIET,
    undid: QUIET,
    'round-began': QUIET,
    'round-over': QUIET,
  },
  soundMix: { most: 5, repeats: true },
  needsConfirmation: () => true,
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
