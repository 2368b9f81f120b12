import { createFastRandom, Match, type MatchPosition, type Rules } from '@slapwise/kernel'
import type { Fact } from './model/facts.ts'
import type { Question } from './model/question.ts'
import type { Setup } from './model/setup.ts'
import type { Table } from './model/table.ts'
import { checkPlacement, type IllegalPlay } from './round/legality.ts'
import { endRound, startRound } from './round/round.ts'
import { resolveTurn, takeTurn, turnPrompt } from './round/turn.ts'
import { createSetup } from './setup/create-setup.ts'
import { type SettingsInput, settingsSchema } from './setup/settings.ts'
import { boardContentsOf } from './table/board-contents.ts'
import { copyTable, deserializeTable, type SerializedTable, serializeTable } from './table/copy-table.ts'
import { createEmptyTable } from './table/empty-table.ts'
import { decodePlacement } from './table/placement.ts'
import { redealHiddenCards } from './table/redeal.ts'
import { kindsOf } from './table/verbs.ts'
import { isRevealing } from './views/fact-kinds.ts'

/** The rules of the board game for the settings of one match. */
export interface BoardRules extends Rules<Table, Question, Fact, IllegalPlay> {
  readonly setup: Setup
}
export type BoardPosition = MatchPosition<Table, Question>
export type BoardMatch = Match<Table, Question, Fact, IllegalPlay>

/** Questions whose answers are placements that the colour rule limits. */
const COLOUR_RULED_QUESTIONS: readonly Question['ask'][] = ['set-up', 'turn', 'lay']

const sharedRules: Omit<BoardRules, 'setup' | 'createState' | 'deserialize'> = {
  copyState: copyTable,
  isNewDeal: (before, now) => before.round !== now.round,
  nextPrompt: turnPrompt,
  nextScript(table) {
    if (table.phase === 'carrying-out') return resolveTurn(table)
    return table.phase === 'scoring' ? endRound(table) : null
  },
  applyAnswer: (table, answer) => takeTurn(table, answer as number),
  explainIllegal(table, { seat, question }, answer) {
    if (!COLOUR_RULED_QUESTIONS.includes(question.ask) || !Number.isInteger(answer)) return null
    const context = { board: boardContentsOf(table), hand: kindsOf(table, table.hands[seat]) }
    return checkPlacement(context, decodePlacement(answer as number))
  },
  isRevealing,
  randomCounter: ({ random }) => random.d,
  takeBackFact: (seat) => ({ publicPart: { kind: 'undid', seat } }),
  takeoverFact: (fact) => ({ publicPart: fact }),
  reseed(table, seed, viewer) {
    table.random = createFastRandom(seed)
    redealHiddenCards(table, viewer, table.random)
    table.loadedDice = []
  },
  serialize: serializeTable,
}

export function createBoardRules(settings: SettingsInput): BoardRules {
  const setup = createSetup(settingsSchema.parse(settings))
  return {
    ...sharedRules,
    setup,
    createState(seed, collectsFacts) {
      const table = createEmptyTable(setup, seed)
      if (collectsFacts) table.facts = []
      startRound(table)
      return table
    },
    deserialize: (serialized) => deserializeTable(setup, serialized as SerializedTable),
  }
}

/** Starts a match with rules of its own, built from `settings`. */
export const createMatch = (settings: SettingsInput, seed: string, collectsFacts = false): BoardMatch =>
  Match.start(createBoardRules(settings), seed, collectsFacts)
