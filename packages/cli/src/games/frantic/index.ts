import { franticCardGame as game } from '@slapwise/card-game'
import type { GameTerminal } from '../game-terminal.ts'
import { franticCardsCommand } from './cards/cards-command.ts'
import { formatFranticHelp } from './help.ts'
import { franticMetrics } from './metrics.ts'
import { FranticScreens } from './screens/screens.ts'
import {
  describeChangedSettings,
  describeSettings,
  optionsFromSettings,
  readSettings,
  SETTINGS_OPTIONS,
} from './settings.ts'
import { FranticStatistics } from './statistics.ts'

/** Frantic at the terminal. */
export const franticTerminal: GameTerminal = {
  game,
  settingsOptions: SETTINGS_OPTIONS,
  readSettings,
  optionsFromSettings,
  describeSettings,
  describeChangedSettings,
  createStatistics: (rules) => new FranticStatistics(rules),
  metrics: franticMetrics,
  formatHelp: formatFranticHelp,
  createScreens: (context) => new FranticScreens(context),
  runCardsCommand: franticCardsCommand,
}
