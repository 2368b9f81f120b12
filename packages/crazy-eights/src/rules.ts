import { numbered, type Rules, type Seat, seeded } from '@slapwise/kernel'
import { afterPlay, deal, endRound, fits, takeTurn, turnPrompt } from './round.ts'
import type { Settings } from './settings.ts'
import { copyTable, type Fact, type News, type Question, type Table } from './table.ts'

export type Why = 'not-in-hand' | 'does-not-fit'
export type EightsRules = Rules<Table, Question, Fact, Why>

/** What shows anybody a card that they have not seen. One's own cards are shown on purpose. */
const REVEALS: Readonly<Record<News['kind'], boolean>> = {
  dealt: true,
  played: false,
  snapped: true,
  wished: false,
  drew: true,
  passed: false,
  undid: false,
  'took-over': false,
  'round-over': true,
}

export const rulesFor = (settings: Settings): EightsRules => ({
  begin(seed, isHeard) {
    const table = emptyTable(settings, seed)
    if (isHeard) table.facts = []
    deal(table)
    return table
  },
  isNewDeal: (before, now) => before.round !== now.round,
  copy: copyTable,
  script(table) {
    if (table.phase === 'played') return afterPlay(table)
    return table.phase === 'round-over' ? endRound(table) : null
  },
  prompt: turnPrompt,
  act: (table, answer) => takeTurn(table, answer as number),
  whyNot: (table, { seat, question }, answer) =>
    question.ask === 'turn' ? whyNot(table, seat, answer) : null,
  reveals: ({ news }) => REVEALS[news.kind],
  luck: ({ random }) => random.d,
  takenBack: (seat) => ({ news: { kind: 'undid', seat } }),
  tookOver: (news) => ({ news }),
  reseed(table, seed) {
    table.random = numbered(seed)
  },
  pack: copyTable,
  unpack: (packed) => copyTable(packed as Table),
})

function whyNot(table: Table, seat: Seat, answer: unknown): Why | null {
  if (typeof answer !== 'number' || answer < 0) return null
  if (!table.hands[seat].includes(answer)) return 'not-in-hand'
  return fits(table, answer) ? null : 'does-not-fit'
}

function emptyTable(settings: Settings, seed: string): Table {
  const nobody = Array.from({ length: settings.players })
  return {
    settings,
    facts: null,
    phase: 'turn',
    round: 0,
    turn: 0,
    hasDrawn: false,
    passes: 0,
    suit: 0,
    hands: nobody.map(() => []),
    drawPile: [],
    discardPile: [],
    scores: nobody.map(() => 0),
    sheet: [],
    winners: [],
    random: seeded(seed),
  }
}
