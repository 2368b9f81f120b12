import type { BOTS } from '@slapwise/card-game'
import type { GameEntry } from '../web-game.ts'
import { about } from './about.ts'
import { Fan } from './fan.tsx'

/** By name only: the bots themselves play in the worker and on the server. */
const LEVELS = { chaotic: true, simple: true } satisfies Record<keyof typeof BOTS, true>

/** Frantic, as far as it is known before it is fetched. */
export const frantic: GameEntry = {
  ...about,
  bots: Object.keys(LEVELS),
  usualBot: 'simple',
  Picture: Fan,
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
