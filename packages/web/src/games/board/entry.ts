import type { GameEntry } from '../../kit/web-game.ts'
import { about } from './about.ts'
import { BoardFan } from './look/board-fan.tsx'
import { opponents } from './opponents.ts'

/** The board game, as far as it is known before it is fetched. */
export const board: GameEntry = {
  ...about,
  ...opponents,
  Picture: BoardFan,
  load: () => import('./index.ts'),
  engine: () => import('./engine.ts'),
  pages: {
    play: () => import('./pages/play.tsx'),
    rules: () => import('./pages/rules.tsx'),
    cards: () => import('./pages/cards.tsx'),
    design: () => import('./design/design-page.tsx'),
    moment: () => import('./design/moment-page.tsx'),
  },
}
