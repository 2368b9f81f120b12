import { BOTS, frantic, SET_NAMES } from '@slapwise/card-game'
import type { Bot, Players } from '@slapwise/kernel'
import { simple1 } from '../contestants/simple-1.ts'
import type { Figure } from '../figure.ts'
import { type Contest, hold } from './contest.ts'

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
  figure('fiendish against three sly, base', against(BOTS.fiendish, BOTS.sly, BASE), deals, 40),
  figure('fiendish against three sly, all sets', against(BOTS.fiendish, BOTS.sly, ALL_SETS), deals, 40),
  figure('fiendish against one sly, base', against(BOTS.fiendish, BOTS.sly, TWO), deals, 70),
]

const against = (one: Bot, others: Bot, settings: Players): Contest => ({
  game: frantic,
  rules: frantic.rules(frantic.settings.parse(settings), frantic.version),
  players: settings.players,
  one,
  others,
})

function figure(name: string, contest: Contest, deals: number, limit: number): Figure {
  const { won, plusMinus } = hold(contest, deals, SEED)
  return {
    name: `${name} (± ${(100 * plusMinus).toFixed(1)})`,
    value: 100 * won,
    unit: '%',
    goal: { kind: 'value at least', limit, met: 100 * won >= limit },
  }
}
