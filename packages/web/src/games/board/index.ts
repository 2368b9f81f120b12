import type { WebGame } from '../web-game.ts'
import { SEEN } from './seen.ts'
import { BoardSettings } from './settings/board-settings.tsx'

const board: WebGame = {
  Settings: BoardSettings,
  ...SEEN,
}

export default board
