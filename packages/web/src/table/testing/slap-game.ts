/** A minimal game for specs: a slap is an attack, and players with an open prompt smirk. */

import { stagePlayers } from '../../match-sources/staged-source.ts'
import type { TableState } from '../../match-sources/table-source.ts'
import type { FactPresentation } from '../facts/fact-presentation.ts'
import type { TableGame } from '../table-game.ts'

interface Slap {
  readonly kind: 'slapped'
  readonly seat: number
  readonly on: readonly number[]
}

export const createSlapFact = (seat: number, ...on: number[]): Slap => ({ kind: 'slapped', seat, on })

const SILENT: FactPresentation<object> = { sound: null }

const SLAPPED: FactPresentation<Slap> = {
  sound: 'slap',
  hits: ({ seat, on }) => on.map((one) => ({ attacker: seat, victim: one, cardId: 'slap' })),
}

export const SLAP_GAME: TableGame = {
  id: 'slap',
  presentations: {
    slapped: SLAPPED,
    played: SILENT,
    passed: SILENT,
    event: SILENT,
    undid: SILENT,
    'round-began': SILENT,
    'round-over': SILENT,
  },
  affectedSeats: (fact) => (fact as Partial<Slap>).on ?? [],
  soundLimits: { maxSounds: 5, allowsRepeats: true },
  needsConfirmation: () => true,
  moodOf: ({ match }, seat) =>
    match.table.openPrompts.some((asked) => asked.seat === seat) ? 'smirk' : 'calm',
  lastCardSeats: () => [],
  listTopics: () => [],
  loadAdviser: () => Promise.reject(new Error('nobody to ask')),
  listAdviceTargets: () => [],
  pointLimit: () => 100,
}

interface SlapTableOptions {
  readonly scores?: readonly number[]
  readonly scoreSheet?: readonly (readonly number[])[]
  readonly winners?: readonly number[]
  readonly smirking?: readonly number[]
  readonly newFacts?: readonly object[]
  readonly log?: readonly object[]
  readonly promptNumber?: number
  readonly bots?: readonly number[]
  /** The level of all bots; none unless given. */
  readonly botLevel?: string
  /** The own view of the viewer. */
  readonly own?: object
}

export const createSlapTable = (given: SlapTableOptions): TableState => {
  const { scores = [0, 0, 0], scoreSheet = [], winners = [], smirking = [], bots = [] } = given
  const players = stagePlayers(scores.map((_, seat) => `P${seat}`)).map((one, seat) => ({
    ...one,
    isBot: bots.includes(seat),
    botLevel: bots.includes(seat) ? given.botLevel : undefined,
  }))
  return {
    players,
    match: {
      table: { scores, scoreSheet, winners, openPrompts: smirking.map((seat) => ({ seat })) },
      own: given.own ?? {},
      promptNumber: given.promptNumber ?? 1,
    },
    log: given.log ?? [],
    newFacts: given.newFacts ?? [],
  } as unknown as TableState
}
