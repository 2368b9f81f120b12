import type { Game } from '@slapwise/kernel'
import { BOTS } from './bots/index.ts'
import { wits } from './bots/wits/index.ts'
import { type CardRules, cardRules } from './card-rules.ts'
import type { Fact } from './model/facts.ts'
import type { Question } from './model/question.ts'
import type { Settings } from './model/settings.ts'
import type { Table } from './model/table.ts'
import type { Why } from './round/judge.ts'
import { settingsSchema } from './setup/settings.ts'
import { RULES_VERSION } from './versions.ts'
import { catalogueOf } from './views/catalogue.ts'
import { digestOf } from './views/digest.ts'
import { beatOf } from './views/fact-kinds.ts'
import { imagine } from './views/imagine.ts'
import { ownViewOf, publicViewOf } from './views/view.ts'

/** Frantic, the card game, as the house knows it. */
export const frantic: Game<Settings, Table, Question, Fact, Why, CardRules> = {
  id: 'frantic',
  version: RULES_VERSION,
  leastPlayers: 2,
  mostPlayers: 8,
  settings: settingsSchema,
  rules: cardRules,
  publicView: publicViewOf,
  ownView: ownViewOf,
  handOf: ({ state }, seat) => state.hands[seat].slice(),
  roundOf: ({ state }) => state.round,
  beat: beatOf,
  opensTurn: ({ ask }) => ask === 'turn',
  digest: digestOf,
  imagine,
  listing: ({ sets }) => ({ sets }),
  catalogue: ({ setup }) => catalogueOf(setup),
  bots: BOTS,
  substitute: 'simple',
  wits,
}
