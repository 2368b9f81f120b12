import type { Game } from '@slapwise/kernel'
import { BOTS } from './bots/index.ts'
import { type CardRules, cardRules } from './card-rules.ts'
import { digestOf } from './digest.ts'
import type { Fact } from './facts.ts'
import { imagine } from './imagine.ts'
import type { Why } from './judge.ts'
import type { Question } from './questions.ts'
import { type Settings, settingsSchema } from './settings.ts'
import type { Table } from './table.ts'
import { RULES_VERSION } from './versions.ts'
import { ownViewOf, publicViewOf } from './view.ts'

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
  digest: digestOf,
  imagine,
  listing: ({ sets }) => ({ sets }),
  bots: BOTS,
  substitute: 'simple',
}
