import type { Game } from '@slapwise/kernel'
import { type BoardRules, createBoardRules } from './board-rules.ts'
import { BOTS } from './bots/index.ts'
import { searchHeuristics } from './bots/search/search-heuristics.ts'
import { advise } from './bots/sly/sly-bot.ts'
import type { Fact } from './model/facts.ts'
import type { Question } from './model/question.ts'
import type { Settings } from './model/settings.ts'
import type { Table } from './model/table.ts'
import type { IllegalPlay } from './round/legality.ts'
import { MAX_PLAYERS, MIN_PLAYERS, settingsSchema } from './setup/settings.ts'
import { kindsOf } from './table/verbs.ts'
import { RULES_VERSION } from './versions.ts'
import { buildCatalogue } from './views/catalogue.ts'
import { determinize } from './views/determinize.ts'
import { computeDigest } from './views/digest.ts'
import { affectedSeatsOf, factMarkOf, stepDurationOf } from './views/fact-kinds.ts'
import { buildOwnView, buildPublicView } from './views/view.ts'

/** The Frantic Board Game as a `Game`: the interface that server, page and terminal use. */
export const franticBoardGame: Game<Settings, Table, Question, Fact, IllegalPlay, BoardRules> = {
  id: 'board',
  latestRulesVersion: RULES_VERSION,
  minPlayers: MIN_PLAYERS,
  maxPlayers: MAX_PLAYERS,
  settingsSchema: settingsSchema,
  createRules: createBoardRules,
  publicView: buildPublicView,
  ownView: buildOwnView,
  handView: ({ state }, seat) => kindsOf(state, state.hands[seat]),
  roundNumber: ({ state }) => state.round,
  stepDuration: stepDurationOf,
  affectedSeats: affectedSeatsOf,
  factMark: factMarkOf,
  isTurnStart: ({ ask }) => ask === 'turn' || ask === 'set-up',
  digest: computeDigest,
  determinize,
  listingDetails: ({ board }) => ({ board: typeof board === 'string' ? board : board.name }),
  catalogue: ({ setup }) => buildCatalogue(setup),
  bots: BOTS,
  advise,
  substituteLevel: 'simple',
  searchHeuristics,
}
