import type { WebGame } from '../../kit/web-game.ts'
import { RENDERABLE_BOARD } from './renderable-board.ts'
import { BOARD_SETTINGS } from './settings/board-settings.ts'

const board: WebGame = { settings: BOARD_SETTINGS, ...RENDERABLE_BOARD }

export default board
