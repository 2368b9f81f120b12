import { Match, type Rules, seeded } from '@slapwise/kernel'
import type { Fact } from './model/facts.ts'
import type { Question } from './model/question.ts'
import type { Setup } from './model/setup.ts'
import type { Table } from './model/table.ts'
import { explain, type Why } from './round/judge.ts'
import { endRound, startRound } from './round/round.ts'
import { carryOutTurn, takeTurn, turnPrompt } from './round/turn.ts'
import { setUp } from './setup/set-up.ts'
import { type SettingsInput, settingsSchema } from './setup/settings.ts'
import { copyTable, type PackedTable, packTable, unpackTable } from './table/copy-table.ts'
import { groundOf } from './table/ground.ts'
import { placementIn } from './table/placement.ts'
import { reveals } from './table/reveal.ts'
import { NOBODY } from './table/seats.ts'
import { kindsOf } from './table/verbs.ts'

/** How a match of the board game goes, with certain settings. */
export interface BoardRules extends Rules<Table, Question, Fact, Why> {
  readonly setup: Setup
}
export type BoardMatch = Match<Table, Question, Fact, Why>

/** What is asked where the rules of colours say what may be placed. */
const BY_COLOUR: readonly Question['ask'][] = ['set-up', 'turn', 'lay']

const rules: Omit<BoardRules, 'setup' | 'begin' | 'unpack'> = {
  copy: copyTable,
  isNewDeal: (before, now) => before.round !== now.round,
  prompt: turnPrompt,
  script(table) {
    if (table.phase === 'carrying-out') return carryOutTurn(table)
    return table.phase === 'scoring' ? endRound(table) : null
  },
  act: (table, answer) => takeTurn(table, answer as number),
  whyNot(table, { seat, question }, answer) {
    if (!BY_COLOUR.includes(question.ask) || !Number.isInteger(answer)) return null
    const sight = { ground: groundOf(table), hand: kindsOf(table, table.hands[seat]) }
    return explain(sight, placementIn(answer as number))
  },
  reveals,
  luck: ({ random }) => random.d,
  takenBack: (seat) => ({ news: { kind: 'undid', seat } }),
  reseed(table, seed) {
    table.random = seeded(`imagined ${seed}`)
    table.loadedDice = []
  },
  pack: packTable,
}

export function boardRules(settings: SettingsInput): BoardRules {
  const setup = setUp(settingsSchema.parse(settings))
  return {
    ...rules,
    setup,
    begin(seed, isHeard) {
      const table = emptyTable(setup, seed)
      if (isHeard) table.facts = []
      startRound(table)
      return table
    },
    unpack: (packed) => unpackTable(setup, packed as PackedTable),
  }
}

/** A new match by rules of its own. */
export const newMatch = (settings: SettingsInput, seed: string, isHeard = false): BoardMatch =>
  Match.start(boardRules(settings), seed, isHeard)

/** A table before the first deal. */
export function emptyTable(setup: Setup, seed: string): Table {
  const perSeat = <T>(make: () => T): T[] => Array.from({ length: setup.settings.players }, make)
  return {
    setup,
    facts: null,
    phase: 'turn',
    round: 0,
    turn: 0,
    played: null,
    isBackward: false,
    isGhost: false,
    triggered: [],
    die: null,
    event: null,
    hands: perSeat(() => []),
    drawPile: [],
    discardPile: [],
    display: [],
    isPileShort: false,
    knownTo: setup.cards.map(() => NOBODY),
    spaces: Array.from({ length: setup.street.end + 1 }, () => []),
    teleports: setup.street.teleports,
    tokens: perSeat(() => 0),
    scores: perSeat(() => 0),
    sheet: [],
    winners: [],
    loadedDice: [],
    random: seeded(seed),
  }
}
