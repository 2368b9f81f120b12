import { BOTS as BOARD_BOTS, franticBoard } from '@slapwise/board-game'
import { BOTS, frantic, SET_NAMES } from '@slapwise/card-game'
import type { AnyGame, Bot, Players } from '@slapwise/kernel'
import { simple1 } from '../contestants/frozen/simple-1.js'
import { sly1 } from '../contestants/frozen/sly-1.js'
import type { Figure } from '../figure.ts'
import { type Contest, hold } from './contest.ts'
import { gain } from './gain.ts'

/** How many deals each contest is played with, from every seat. */
export const QUICK_CONTESTS = 10
export const THOROUGH_CONTESTS = 250

const SEED = 'contest'

const BASE: Players = { players: 4 }
const ALL_SETS = { players: 4, sets: [...SET_NAMES] }
const TWO: Players = { players: 2 }

/** Who plays well, and against whom; those who have a number are kept as they were for ever. */
export const contestFigures = (deals: number): Figure[] => [
  figure('sly against three simple-1, base', against(BOTS.sly, simple1, BASE), deals, 42),
  figure('sly against three simple-1, all sets', against(BOTS.sly, simple1, ALL_SETS), deals, 38),
  figure('fiendish against three sly-1, base', against(BOTS.fiendish, sly1, BASE), deals, 40),
  figure('fiendish against three sly-1, all sets', against(BOTS.fiendish, sly1, ALL_SETS), deals, 40),
  figure('fiendish against one sly-1, base', against(BOTS.fiendish, sly1, TWO), deals, 70),
  better('sly beside three sly-1, base', against(BOTS.sly, sly1, BASE), deals),
  better('fiendish beside three sly-1, base', against(BOTS.fiendish, sly1, BASE), deals),
  better('fiendish beside three sly-1, all sets', against(BOTS.fiendish, sly1, ALL_SETS), deals),
  figure('board: sly against three simple', onBoard(BOARD_BOTS.sly, BOARD_BOTS.simple), deals, 40),
  figure('board: fiendish against three sly', onBoard(BOARD_BOTS.fiendish, BOARD_BOTS.sly), deals, 40),
]

const against = (one: Bot, others: Bot, settings: Players, game: AnyGame = frantic): Contest => ({
  game,
  rules: game.rules(game.settings.parse(settings), game.version),
  players: settings.players,
  one,
  others,
})

const onBoard = (one: Bot, others: Bot): Contest => against(one, others, { players: 4 }, franticBoard)

function figure(name: string, contest: Contest, deals: number, limit: number): Figure {
  const { mean, plusMinus } = hold(contest, deals, SEED)
  return {
    name: `${name} (± ${(100 * plusMinus).toFixed(1)})`,
    value: 100 * mean,
    unit: '%',
    goal: { kind: 'value at least', limit, met: 100 * mean >= limit },
  }
}

/** In points a round; as many rounds as deals of a contest. */
function better(name: string, contest: Contest, rounds: number): Figure {
  const { mean, plusMinus } = gain(contest, rounds, SEED)
  return { name: `${name} (± ${plusMinus.toFixed(1)})`, value: mean, unit: 'points' }
}
