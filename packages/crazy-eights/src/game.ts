import { randomBot, searching } from '@slapwise/bots'
import { type Game, PLAIN, sha256 } from '@slapwise/kernel'
import { DECK, pointsOf, rankOf, suitOf } from './cards.ts'
import { imagine } from './imagine.ts'
import { DRAW, PASS } from './round.ts'
import { rulesFor, type Why } from './rules.ts'
import { LEAST_PLAYERS, MOST_PLAYERS, type Settings, settingsSchema } from './settings.ts'
import { copyTable, type Fact, type Question, type Table } from './table.ts'
import { ownViewOf, publicViewOf } from './view.ts'
import { wits } from './wits.ts'

/** The smallest game that asks in every manner: it is for tests of what any game can do, and in no registry. */
export const crazyEights: Game<Settings, Table, Question, Fact, Why> = {
  id: 'crazy-eights',
  version: 1,
  leastPlayers: LEAST_PLAYERS,
  mostPlayers: MOST_PLAYERS,
  settings: settingsSchema,
  rules: rulesFor,
  publicView: publicViewOf,
  ownView: ownViewOf,
  handOf: ({ state }, seat) => state.hands[seat].slice(),
  roundOf: ({ state }) => state.round,
  beat: () => PLAIN,
  opensTurn: ({ ask }) => ask === 'turn',
  digest: ({ state }) => sha256(JSON.stringify(copyTable(state))),
  imagine,
  listing: ({ limit }) => ({ limit }),
  catalogue: () => ({
    cards: DECK.map((card) => ({ suit: suitOf(card), rank: rankOf(card), points: pointsOf(card) })),
    answers: { DRAW, PASS },
  }),
  bots: { chaotic: randomBot, fiendish: searching(wits) },
  substitute: 'chaotic',
  wits,
}
