import { BOTS as BOARD_BOTS, DEFAULT_SETTINGS, franticBoardGame, type Settings } from '@slapwise/board-game'
import { generateBoard } from '@slapwise/board-game/testing/generated-board'
import { BOTS, CARD_SET_NAMES, franticCardGame } from '@slapwise/card-game'
import type { AnyGame, Bot } from '@slapwise/kernel'
import type { Contest } from './contest.ts'
import { boardSly2 } from './frozen/board-sly-2.js'
import { simple1 } from './frozen/simple-1.js'
import { sly1 } from './frozen/sly-1.js'
import { sly2 } from './frozen/sly-2.js'

const ALL_SETS = { sets: [...CARD_SET_NAMES] }

/** One challenger on a table of opponents; opponents with a number in their name are frozen and never change. */
const createContest = (
  challenger: Bot,
  opponents: Bot,
  settings: object = {},
  players = 4,
  game: AnyGame = franticCardGame,
): Contest => ({
  game,
  rules: game.createRules(game.settingsSchema.parse({ players, ...settings }), game.latestRulesVersion),
  playerCount: players,
  challenger,
  opponents,
})

const createBoardContest = (
  challenger: Bot,
  opponents: Bot,
  board: Settings['board'] = DEFAULT_SETTINGS.board,
): Contest => createContest(challenger, opponents, { board }, 4, franticBoardGame)

const createContestOfSlyOn = (board: Settings['board']): Contest =>
  createBoardContest(BOARD_BOTS.sly, BOARD_BOTS.simple, board)

/** How far a challenger could get at the most by guessing hands better. */
const seeingAllHands = (contest: Contest): Contest => ({ ...contest, challengerSeesAllHands: true })

const FIENDISH_BASE = createContest(BOTS.fiendish, sly2)
const FIENDISH_ALL_SETS = createContest(BOTS.fiendish, sly2, ALL_SETS)
const FIENDISH_BOARD = createBoardContest(BOARD_BOTS.fiendish, boardSly2)

/** The contests in which the strength of a level is measured, by name; equal bots would win 25 %, against one 50 %. */
export const CONTESTS = {
  'gentle against three simple-1, base': createContest(BOTS.gentle, simple1),
  'gentle against three simple-1, all sets': createContest(BOTS.gentle, simple1, ALL_SETS),
  'sly against three simple-1, base': createContest(BOTS.sly, simple1),
  'sly against three simple-1, all sets': createContest(BOTS.sly, simple1, ALL_SETS),
  'sly against three sly-2, base': createContest(BOTS.sly, sly2),
  'fiendish against three sly-1, base': createContest(BOTS.fiendish, sly1),
  'fiendish against three sly-1, all sets': createContest(BOTS.fiendish, sly1, ALL_SETS),
  'fiendish against three sly-2, base': FIENDISH_BASE,
  'fiendish seeing all hands against three sly-2, base': seeingAllHands(FIENDISH_BASE),
  'fiendish against three sly-2, all sets': FIENDISH_ALL_SETS,
  'fiendish seeing all hands against three sly-2, all sets': seeingAllHands(FIENDISH_ALL_SETS),
  'fiendish against one sly-2, base': createContest(BOTS.fiendish, sly2, {}, 2),
  'board: gentle against three simple': createBoardContest(BOARD_BOTS.gentle, BOARD_BOTS.simple),
  'board: sly against three simple': createContestOfSlyOn('house'),
  // Boards to which nothing was fitted.
  'board: sly against three simple, blind alley': createContestOfSlyOn('blind-alley'),
  'board: sly against three simple, generated board 1': createContestOfSlyOn(generateBoard(1)),
  'board: sly against three simple, generated board 2': createContestOfSlyOn(generateBoard(2)),
  'board: sly against three simple, generated board 3': createContestOfSlyOn(generateBoard(3)),
  'board: fiendish against three sly-2': FIENDISH_BOARD,
  'board: fiendish seeing all hands against three sly-2': seeingAllHands(FIENDISH_BOARD),
} satisfies Readonly<Record<string, Contest>>

export type ContestName = keyof typeof CONTESTS
