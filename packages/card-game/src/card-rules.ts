import { Match, numbered, type Position, type Rules, shuffled } from '@slapwise/kernel'
import type { Fact } from './model/facts.ts'
import type { Question } from './model/question.ts'
import type { Setup } from './model/setup.ts'
import type { Table } from './model/table.ts'
import { explain, sightOf, type Why } from './round/judge.ts'
import { endRound, startRound } from './round/round.ts'
import { resolveTurn, takeTurn, turnPrompt } from './round/turn.ts'
import { setUp } from './setup/set-up.ts'
import { type SettingsInput, settingsSchema } from './setup/settings.ts'
import { copyTable, type PackedTable, packTable, unpackTable } from './table/copy-table.ts'
import { emptyTable } from './table/empty-table.ts'
import { cardIn } from './table/powers.ts'
import { RULES_VERSION } from './versions.ts'
import { reveals } from './views/fact-kinds.ts'

/** How a match of Frantic goes, with certain settings. */
export interface CardRules extends Rules<Table, Question, Fact, Why> {
  readonly setup: Setup
}
export type CardPosition = Position<Table, Question>
export type CardMatch = Match<Table, Question, Fact, Why>

/** A hidden pile shuffled, whatever order it was in. */
const anew = ({ random }: Table, all: readonly number[], pile: readonly number[]): number[] =>
  shuffled(
    random,
    all.filter((number) => pile.includes(number)),
  )

const rules: Omit<CardRules, 'setup' | 'begin' | 'unpack'> = {
  copy: copyTable,
  isNewDeal: (before, now) => before.round !== now.round,
  prompt: turnPrompt,
  script(table) {
    switch (table.phase) {
      case 'resolving':
        return resolveTurn(table)
      case 'scoring':
        return endRound(table)
      default:
        return null
    }
  },
  act(table, answer) {
    takeTurn(table, answer as number)
  },
  whyNot(table, { seat, question }, answer) {
    const plays = question.ask === 'turn' || question.ask === 'drawn' || question.ask === 'second-chance'
    return plays && typeof answer === 'number' && answer >= 0
      ? explain(sightOf(table, seat), cardIn(answer))
      : null
  },
  reveals,
  luck: ({ random }) => random.d,
  takenBack: (seat) => ({ news: { kind: 'undid', seat } }),
  tookOver: (news) => ({ news }),
  reseed(table, seed) {
    table.random = numbered(seed)
    table.eventPile = anew(table, table.setup.eventNumbers, table.eventPile)
    table.rulePile = anew(table, table.setup.ruleCardNumbers, table.rulePile)
  },
  pack: packTable,
}

export function cardRules(settings: SettingsInput, version = RULES_VERSION): CardRules {
  const setup = setUp(settingsSchema.parse(settings), version)
  return {
    ...rules,
    setup,
    begin: (seed, isHeard) => firstDeal(setup, seed, isHeard),
    unpack: (packed) => unpackTable(setup, packed as PackedTable),
  }
}

/** A new match by rules of its own. */
export const newMatch = (settings: SettingsInput, seed: string, isHeard = false): CardMatch =>
  Match.start(cardRules(settings), seed, isHeard)

/** The dealer of the first round is seat 0, the host. */
function firstDeal(setup: Setup, seed: string, isHeard: boolean): Table {
  const table = emptyTable(setup, seed)
  if (isHeard) table.facts = []
  startRound(table, 0)
  return table
}
