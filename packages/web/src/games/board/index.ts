import { changedSettings } from '@slapwise/board-game/words'
import type { WebGame } from '../../kit/web-game.ts'
import { SEEN } from './seen.ts'
import { BoardSettings } from './settings/board-settings.tsx'
import type { GameSettings } from './settings/use-board-settings.ts'

const board: WebGame = {
  Settings: BoardSettings,
  changedSettings: (before, now, language) =>
    changedSettings(before as GameSettings, now as GameSettings, language),
  ...SEEN,
}

export default board
