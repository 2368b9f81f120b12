import { BOTS as BOARD_BOTS, franticBoardGame } from '@slapwise/board-game'
import { BOTS, CARD_SET_NAMES, franticCardGame } from '@slapwise/card-game'
import type { AnyGame, BaseSettings, Bot } from '@slapwise/kernel'
import type { Metric } from '../metric.ts'
import { type Contest, measureWinRate } from './contest.ts'
import { simple1 } from './frozen/simple-1.js'
import { sly1 } from './frozen/sly-1.js'
import { measurePointGain } from './point-gain.ts'

/** The number of deals per contest; each is played from every seat. */
export const QUICK_DEALS = 10
export const FULL_DEALS = 250

const SEED = 'contest'

const BASE_SETTINGS: BaseSettings = { players: 4 }
const ALL_SETS_SETTINGS = { players: 4, sets: [...CARD_SET_NAMES] }
const TWO_PLAYER_SETTINGS: BaseSettings = { players: 2 }

/** The strength of bots against each other. Opponents with a number in their name are frozen and never change. */
export const measureBots = (deals: number): Metric[] => [
  winRateMetric(
    'sly against three simple-1, base',
    createContest(BOTS.sly, simple1, BASE_SETTINGS),
    deals,
    42,
  ),
  winRateMetric(
    'sly against three simple-1, all sets',
    createContest(BOTS.sly, simple1, ALL_SETS_SETTINGS),
    deals,
    38,
  ),
  winRateMetric(
    'fiendish against three sly-1, base',
    createContest(BOTS.fiendish, sly1, BASE_SETTINGS),
    deals,
    40,
  ),
  winRateMetric(
    'fiendish against three sly-1, all sets',
    createContest(BOTS.fiendish, sly1, ALL_SETS_SETTINGS),
    deals,
    40,
  ),
  winRateMetric(
    'fiendish against one sly-1, base',
    createContest(BOTS.fiendish, sly1, TWO_PLAYER_SETTINGS),
    deals,
    70,
  ),
  pointGainMetric('sly beside three sly-1, base', createContest(BOTS.sly, sly1, BASE_SETTINGS), deals),
  pointGainMetric(
    'fiendish beside three sly-1, base',
    createContest(BOTS.fiendish, sly1, BASE_SETTINGS),
    deals,
  ),
  pointGainMetric(
    'fiendish beside three sly-1, all sets',
    createContest(BOTS.fiendish, sly1, ALL_SETS_SETTINGS),
    deals,
  ),
  winRateMetric(
    'board: sly against three simple',
    createBoardContest(BOARD_BOTS.sly, BOARD_BOTS.simple),
    deals,
    40,
  ),
  winRateMetric(
    'board: fiendish against three sly',
    createBoardContest(BOARD_BOTS.fiendish, BOARD_BOTS.sly),
    deals,
    40,
  ),
]

const createContest = (
  one: Bot,
  others: Bot,
  settings: BaseSettings,
  game: AnyGame = franticCardGame,
): Contest => ({
  game,
  rules: game.createRules(game.settingsSchema.parse(settings), game.latestRulesVersion),
  playerCount: settings.players,
  challenger: one,
  opponents: others,
})

const createBoardContest = (one: Bot, others: Bot): Contest =>
  createContest(one, others, { players: 4 }, franticBoardGame)

function winRateMetric(name: string, contest: Contest, deals: number, limit: number): Metric {
  const { mean, confidenceHalfWidth } = measureWinRate(contest, deals, SEED)
  return {
    name: `${name} (± ${(100 * confidenceHalfWidth).toFixed(1)})`,
    value: 100 * mean,
    unit: '%',
    goal: { kind: 'value at least', limit, isMet: 100 * mean >= limit },
  }
}

/** The gain in points per round, measured over as many rounds as a contest has deals. */
function pointGainMetric(name: string, contest: Contest, rounds: number): Metric {
  const { mean, confidenceHalfWidth } = measurePointGain(contest, rounds, SEED)
  return { name: `${name} (± ${confidenceHalfWidth.toFixed(1)})`, value: mean, unit: 'points' }
}
