import type { GameEntry } from '../../kit/web-game.ts'
import { describeBoard } from './local-options.ts'

interface ListedRoom {
  readonly board: Parameters<typeof describeBoard>[0]
}

/** The part of the game entry that is needed before the game is loaded. */
export const BOARD_INFO: Pick<GameEntry, 'name' | 'tagline' | 'describeListing'> = {
  name: { en: 'Frantic Board Game', de: 'Frantic – das Brettspiel' },
  tagline: {
    en: 'A race that nobody wants to win: let the others arrive.',
    de: 'Ein Rennen, das niemand gewinnen will: Lass die anderen ankommen.',
  },
  describeListing: (room, language) => describeBoard((room as ListedRoom).board, language),
}
