import { franticBoard } from '@slapwise/board-game'
import type { GameTerminal } from '../terminal.ts'
import { cards } from './cards.ts'
import { help } from './help.ts'
import { laboratory } from './laboratory.ts'
import { BoardScreens } from './screens/screens.ts'
import { changedSettings, describe, optionsFor, readSettings, SETTINGS_OPTIONS } from './settings.ts'
import { BoardTally } from './tally.ts'

/** The board game at the terminal: the street, and whatever else only it has. */
export const board: GameTerminal = {
  game: franticBoard,
  options: SETTINGS_OPTIONS,
  readSettings,
  optionsFor,
  describe,
  changedSettings,
  tally: (rules) => new BoardTally(rules),
  laboratory,
  help,
  sit: (onlooker) => new BoardScreens(onlooker),
  cards,
}
