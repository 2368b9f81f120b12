import type { Game } from '@slapwise/kernel'
import { type BoardRules, boardRules } from './board-rules.ts'
import { BOTS } from './bots/index.ts'
import { wits } from './bots/wits/index.ts'
import type { Fact } from './model/facts.ts'
import type { Question } from './model/question.ts'
import type { Settings } from './model/settings.ts'
import type { Table } from './model/table.ts'
import type { Why } from './round/judge.ts'
import { LEAST_PLAYERS, MOST_PLAYERS, settingsSchema } from './setup/settings.ts'
import { kindsOf } from './table/verbs.ts'
import { RULES_VERSION } from './versions.ts'
import { catalogueOf } from './views/catalogue.ts'
import { digestOf } from './views/digest.ts'
import { beatOf } from './views/fact-kinds.ts'
import { imagine } from './views/imagine.ts'
import { ownViewOf, publicViewOf } from './views/view.ts'

/** The Frantic Board Game, as the house knows it. */
export const franticBoard: Game<Settings, Table, Question, Fact, Why, BoardRules> = {
  id: 'board',
  version: RULES_VERSION,
  leastPlayers: LEAST_PLAYERS,
  mostPlayers: MOST_PLAYERS,
  settings: settingsSchema,
  rules: boardRules,
  publicView: publicViewOf,
  ownView: ownViewOf,
  handOf: ({ state }, seat) => kindsOf(state, state.hands[seat]),
  roundOf: ({ state }) => state.round,
  beat: beatOf,
  opensTurn: ({ ask }) => ask === 'turn' || ask === 'set-up',
  digest: digestOf,
  imagine,
  listing: ({ board }) => ({ board: typeof board === 'string' ? board : board.name }),
  catalogue: ({ setup }) => catalogueOf(setup),
  bots: BOTS,
  substitute: 'simple',
  wits,
}
