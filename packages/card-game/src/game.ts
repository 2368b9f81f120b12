import type { Game } from '@slapwise/kernel'
import { BOTS } from './bots/index.ts'
import { searchHeuristics } from './bots/search/search-heuristics.ts'
import { advise } from './bots/sly/sly-bot.ts'
import { type CardRules, createCardRules } from './card-rules.ts'
import type { Fact } from './model/facts.ts'
import type { Question } from './model/question.ts'
import type { Settings } from './model/settings.ts'
import type { Table } from './model/table.ts'
import type { IllegalPlay } from './round/legality.ts'
import { settingsSchema } from './setup/settings.ts'
import { RULES_VERSION } from './versions.ts'
import { buildCatalogue } from './views/catalogue.ts'
import { determinize } from './views/determinize.ts'
import { computeDigest } from './views/digest.ts'
import { affectedSeatsOf, factMarkOf, stepDurationOf } from './views/fact-kinds.ts'
import { buildOwnView, buildPublicView } from './views/view.ts'

/** Frantic as a `Game`: the interface that server, page and terminal use. */
export const franticCardGame: Game<Settings, Table, Question, Fact, IllegalPlay, CardRules> = {
  id: 'frantic',
  latestRulesVersion: RULES_VERSION,
  minPlayers: 2,
  maxPlayers: 8,
  settingsSchema: settingsSchema,
  createRules: createCardRules,
  publicView: buildPublicView,
  ownView: buildOwnView,
  handView: ({ state }, seat) => state.hands[seat].slice(),
  roundNumber: ({ state }) => state.round,
  stepDuration: stepDurationOf,
  affectedSeats: affectedSeatsOf,
  factMark: factMarkOf,
  isTurnStart: ({ ask }) => ask === 'turn',
  digest: computeDigest,
  determinize,
  listingDetails: ({ sets }) => ({ sets }),
  catalogue: ({ setup }) => buildCatalogue(setup),
  bots: BOTS,
  advise,
  substituteLevel: 'simple',
  searchHeuristics,
}
