import { frantic as game } from '@slapwise/card-game'
import type { GameTerminal } from '../terminal.ts'
import { cards } from './cards/command.ts'
import { help } from './help.ts'
import { laboratory } from './laboratory.ts'
import { FranticScreens } from './screens/screens.ts'
import { changedSettings, describe, optionsFor, readSettings, SETTINGS_OPTIONS } from './settings.ts'
import { FranticTally } from './tally.ts'

/** Frantic at the terminal: inked cards, and whatever else only Frantic has. */
export const frantic: GameTerminal = {
  game,
  options: SETTINGS_OPTIONS,
  readSettings,
  optionsFor,
  describe,
  changedSettings,
  tally: (rules) => new FranticTally(rules),
  laboratory,
  help,
  sit: (onlooker) => new FranticScreens(onlooker),
  cards,
}
