import { franticBoardGame } from '@slapwise/board-game'
import type { GameTerminal } from '../game-terminal.ts'
import { boardCardsCommand } from './cards-command.ts'
import { formatBoardHelp } from './help.ts'
import { boardMetrics } from './metrics.ts'
import { BoardScreens } from './screens/screens.ts'
import {
  describeChangedSettings,
  describeSettings,
  optionsFromSettings,
  readSettings,
  SETTINGS_OPTIONS,
} from './settings.ts'
import { BoardStatistics } from './statistics.ts'

/** The board game at the terminal. */
export const boardTerminal: GameTerminal = {
  game: franticBoardGame,
  settingsOptions: SETTINGS_OPTIONS,
  readSettings,
  optionsFromSettings,
  describeSettings,
  describeChangedSettings,
  createStatistics: (rules) => new BoardStatistics(rules),
  metrics: boardMetrics,
  formatHelp: formatBoardHelp,
  createScreens: (context) => new BoardScreens(context),
  runCardsCommand: boardCardsCommand,
}
