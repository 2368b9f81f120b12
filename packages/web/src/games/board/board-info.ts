import type { BOARD_NAMES } from '@slapwise/board-game'
import { type LocalizedText, textIn } from '../../i18n/shell.tsx'
import type { GameEntry } from '../../kit/web-game.ts'

type BoardName = (typeof BOARD_NAMES)[number]

/** Board names that are needed before the game is loaded. */
const BOARD_TITLES: Readonly<Record<BoardName, LocalizedText>> = {
  house: { en: 'The long way home', de: 'Der lange Heimweg' },
  'blind-alley': { en: 'Blind alley', de: 'Sackgasse' },
}

interface ListedRoom {
  readonly board: BoardName | LocalizedText
}

/** The part of the game entry that is needed before the game is loaded. */
export const BOARD_INFO: Pick<GameEntry, 'name' | 'tagline' | 'describeListing'> = {
  name: { en: 'Frantic Board Game', de: 'Frantic – das Brettspiel' },
  tagline: {
    en: 'A race that nobody wants to win: let the others arrive.',
    de: 'Ein Rennen, das niemand gewinnen will: Lass die anderen ankommen.',
  },
  describeListing: (room, language) => {
    const { board } = room as ListedRoom
    return textIn(typeof board === 'string' ? BOARD_TITLES[board] : board, language)
  },
}
