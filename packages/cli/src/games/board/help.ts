import { BOARD_NAMES } from '@slapwise/board-game'
import type { GameTerminal } from '../game-terminal.ts'

export const formatBoardHelp: GameTerminal['formatHelp'] = (
  heading,
) => `${heading('slapwise cards --game board [NAME]')}    list the cards and events of the board game, or describe one
  --board house               the board whose numbers of cards are shown

${heading('For a match of the board game: --game board')}
  --limit medium              short, medium, long, or a number of points
  --board house               ${BOARD_NAMES.join(', ')}, or a custom board such as mine.json`
