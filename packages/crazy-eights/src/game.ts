import { createSearchBot, randomBot } from '@slapwise/bots'
import { type Game, NORMAL_DURATION, sha256 } from '@slapwise/kernel'
import { DECK, pointsOf, rankOf, suitOf } from './cards.ts'
import { determinize } from './determinize.ts'
import { DRAW, PASS } from './round.ts'
import { createRules, type IllegalPlay } from './rules.ts'
import { advise, searchHeuristics } from './search-heuristics.ts'
import { MAX_PLAYERS, MIN_PLAYERS, type Settings, settingsSchema } from './settings.ts'
import { copyTable, type Fact, type Question, type Table } from './table.ts'
import { buildOwnView, buildPublicView } from './view.ts'

/** A minimal game that uses every prompt mode: for tests of what any game can do. It is in no registry. */
export const crazyEights: Game<Settings, Table, Question, Fact, IllegalPlay> = {
  id: 'crazy-eights',
  latestRulesVersion: 1,
  minPlayers: MIN_PLAYERS,
  maxPlayers: MAX_PLAYERS,
  settingsSchema: settingsSchema,
  createRules: createRules,
  publicView: buildPublicView,
  ownView: buildOwnView,
  handView: ({ state }, seat) => state.hands[seat].slice(),
  roundNumber: ({ state }) => state.round,
  stepDuration: () => NORMAL_DURATION,
  affectedSeats: () => [],
  factMark: ({ kind }) => (kind === 'dealt' ? 'round' : kind === 'round-over' ? 'finish' : null),
  isTurnStart: ({ ask }) => ask === 'turn',
  digest: ({ state }) => sha256(JSON.stringify(copyTable(state))),
  determinize,
  listingDetails: ({ limit }) => ({ limit }),
  catalogue: () => ({
    cards: DECK.map((card) => ({ suit: suitOf(card), rank: rankOf(card), points: pointsOf(card) })),
    answers: { DRAW, PASS },
  }),
  bots: { chaotic: randomBot, fiendish: createSearchBot(searchHeuristics, 1200) },
  advise,
  substituteLevel: 'chaotic',
  searchHeuristics,
}
