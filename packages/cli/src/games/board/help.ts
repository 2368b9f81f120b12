import { BOARD_NAMES } from '@slapwise/board-game'
import type { GameTerminal } from '../game-terminal.ts'

export const formatBoardHelp: GameTerminal['formatHelp'] = (
  heading,
) => `${heading('slapwise cards --game board [NAME]')}    every card and event of the board game, or all about one
  --board house               how many there are in the box of that board

${heading('For a match of the board game: --game board')}
  --limit medium              short, medium, long, or a number of points
  --board house               ${BOARD_NAMES.join(', ')}, or a file of your own: mine.json`
