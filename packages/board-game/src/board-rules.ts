import { Match, numbered, type Position, type Rules } from '@slapwise/kernel'
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
import { emptyTable } from './table/empty-table.ts'
import { groundOf } from './table/ground.ts'
import { placementIn } from './table/placement.ts'
import { redeal } from './table/redeal.ts'
import { kindsOf } from './table/verbs.ts'
import { reveals } from './views/fact-kinds.ts'

/** How a match of the board game goes, with certain settings. */
export interface BoardRules extends Rules<Table, Question, Fact, Why> {
  readonly setup: Setup
}
export type BoardPosition = Position<Table, Question>
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
  tookOver: (news) => ({ news }),
  reseed(table, seed, viewer) {
    table.random = numbered(seed)
    redeal(table, viewer, table.random)
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
