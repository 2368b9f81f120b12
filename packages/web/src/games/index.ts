import { Fan } from './frantic/fan.tsx'
import { listing } from './frantic/listing.ts'
import type { GameEntry } from './web-game.ts'

/** All games that this page can show, by their id; what is large about them comes when it is needed. */
export const GAMES = {
  frantic: {
    Picture: Fan,
    listing,
    load: () => import('./frantic/index.ts'),
    pages: {
      play: () => import('./frantic/pages/play.tsx'),
      rules: () => import('./frantic/pages/rules.tsx'),
      cards: () => import('./frantic/pages/cards.tsx'),
      design: () => import('./frantic/design/design-page.tsx'),
      moment: () => import('./frantic/design/moment-page.tsx'),
    },
  },
} as const satisfies Readonly<Record<string, GameEntry>>

/** Whoever knows early what will be played need not wait for it later. */
export const fetchAhead = (id: string): void =>
  void gameEntry(id)
    ?.load()
    .catch(() => {})

/** Null for one that came into the house after this page. */
export const gameEntry = (id: string): GameEntry | null =>
  Object.hasOwn(GAMES, id) ? GAMES[id as keyof typeof GAMES] : null
