import { type LocalizedText, textIn } from '../../i18n/shell.tsx'
import type { GameEntry } from '../../kit/web-game.ts'
import { BOARD_TITLES } from './local-options.ts'

interface ListedRoom {
  readonly board: keyof typeof BOARD_TITLES | LocalizedText
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
