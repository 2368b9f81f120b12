import { createFastRandom, createRandom, type Rules, type Seat } from '@slapwise/kernel'
import { afterPlay, deal, endRound, isPlayable, takeTurn, turnPrompt } from './round.ts'
import type { Settings } from './settings.ts'
import { copyTable, type Fact, type PublicFact, type Question, type Table } from './table.ts'

export type IllegalPlay = 'not-in-hand' | 'does-not-fit'
export type EightsRules = Rules<Table, Question, Fact, IllegalPlay>

/** Facts that show somebody a card they had not seen. Showing own cards is deliberate and does not count. */
const REVEALS: Readonly<Record<PublicFact['kind'], boolean>> = {
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

export const createRules = (settings: Settings): EightsRules => ({
  createState(seed, collectsFacts) {
    const table = emptyTable(settings, seed)
    if (collectsFacts) table.facts = []
    deal(table)
    return table
  },
  isNewDeal: (before, now) => before.round !== now.round,
  copyState: copyTable,
  nextScript(table) {
    if (table.phase === 'played') return afterPlay(table)
    return table.phase === 'round-over' ? endRound(table) : null
  },
  nextPrompt: turnPrompt,
  applyAnswer: (table, answer) => takeTurn(table, answer as number),
  explainIllegal: (table, { seat, question }, answer) =>
    question.ask === 'turn' ? explainIllegal(table, seat, answer) : null,
  isRevealing: ({ publicPart }) => REVEALS[publicPart.kind],
  randomCounter: ({ random }) => random.d,
  takeBackFact: (seat) => ({ publicPart: { kind: 'undid', seat } }),
  takeoverFact: (takeover) => ({ publicPart: takeover }),
  reseed(table, seed) {
    table.random = createFastRandom(seed)
  },
  serialize: copyTable,
  deserialize: (packed) => copyTable(packed as Table),
})

function explainIllegal(table: Table, seat: Seat, answer: unknown): IllegalPlay | null {
  if (typeof answer !== 'number' || answer < 0) return null
  if (!table.hands[seat].includes(answer)) return 'not-in-hand'
  return isPlayable(table, answer) ? null : 'does-not-fit'
}

function emptyTable(settings: Settings, seed: string): Table {
  const seats = Array.from({ length: settings.players })
  return {
    settings,
    facts: null,
    phase: 'turn',
    round: 0,
    turn: 0,
    hasDrawn: false,
    passes: 0,
    suit: 0,
    hands: seats.map(() => []),
    drawPile: [],
    discardPile: [],
    scores: seats.map(() => 0),
    sheet: [],
    winners: [],
    random: createRandom(seed),
  }
}
