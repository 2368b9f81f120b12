import { createFastRandom, Match, type MatchPosition, type Rules, shuffled } from '@slapwise/kernel'
import type { Fact } from './model/facts.ts'
import type { Question } from './model/question.ts'
import type { Setup } from './model/setup.ts'
import type { Table } from './model/table.ts'
import { checkPlay, type IllegalPlay, playContextOf } from './round/legality.ts'
import { endRound, startRound } from './round/round.ts'
import { resolveTurn, takeTurn, turnPrompt } from './round/turn.ts'
import { createSetup } from './setup/create-setup.ts'
import { type SettingsInput, settingsSchema } from './setup/settings.ts'
import { copyTable, deserializeTable, type SerializedTable, serializeTable } from './table/copy-table.ts'
import { createEmptyTable } from './table/empty-table.ts'
import { decodeCard } from './table/powers.ts'
import { RULES_VERSION } from './versions.ts'
import { isRevealing } from './views/fact-kinds.ts'

/** The rules of Frantic for the settings of one match. */
export interface CardRules extends Rules<Table, Question, Fact, IllegalPlay> {
  readonly setup: Setup
}
export type CardPosition = MatchPosition<Table, Question>
export type CardMatch = Match<Table, Question, Fact, IllegalPlay>

/** Shuffles a hidden pile; the result does not depend on its present order. */
const reshuffle = ({ random }: Table, all: readonly number[], pile: readonly number[]): number[] =>
  shuffled(
    random,
    all.filter((number) => pile.includes(number)),
  )

const sharedRules: Omit<CardRules, 'setup' | 'createState' | 'deserialize'> = {
  copyState: copyTable,
  isNewDeal: (before, now) => before.round !== now.round,
  nextPrompt: turnPrompt,
  nextScript(table) {
    switch (table.phase) {
      case 'resolving':
        return resolveTurn(table)
      case 'scoring':
        return endRound(table)
      default:
        return null
    }
  },
  applyAnswer(table, answer) {
    takeTurn(table, answer as number)
  },
  explainIllegal(table, { seat, question }, answer) {
    const plays = question.ask === 'turn' || question.ask === 'drawn' || question.ask === 'second-chance'
    return plays && typeof answer === 'number' && answer >= 0
      ? checkPlay(playContextOf(table, seat), decodeCard(answer))
      : null
  },
  isRevealing,
  randomCounter: ({ random }) => random.d,
  takeBackFact: (seat) => ({ publicPart: { kind: 'undid', seat } }),
  takeoverFact: (fact) => ({ publicPart: fact }),
  reseed(table, seed) {
    table.random = createFastRandom(seed)
    table.eventPile = reshuffle(table, table.setup.eventNumbers, table.eventPile)
    table.rulePile = reshuffle(table, table.setup.ruleCardNumbers, table.rulePile)
  },
  serialize: serializeTable,
}

export function createCardRules(settings: SettingsInput, version = RULES_VERSION): CardRules {
  const setup = createSetup(settingsSchema.parse(settings), version)
  return {
    ...sharedRules,
    setup,
    createState: (seed, collectsFacts) => startFirstRound(setup, seed, collectsFacts),
    deserialize: (serialized) => deserializeTable(setup, serialized as SerializedTable),
  }
}

/** Starts a match with rules of its own, built from `settings`. */
export const createMatch = (settings: SettingsInput, seed: string, collectsFacts = false): CardMatch =>
  Match.start(createCardRules(settings), seed, collectsFacts)

/** The dealer of the first round is seat 0, the host. */
function startFirstRound(setup: Setup, seed: string, collectsFacts: boolean): Table {
  const table = createEmptyTable(setup, seed)
  if (collectsFacts) table.facts = []
  startRound(table, 0)
  return table
}
