import type { GameEntry } from '../../kit/web-game.ts'
import { BoardPoster } from './artwork/board-poster.tsx'
import { BOARD_INFO } from './board-info.ts'
import { createAnalysisWorker } from './create-analysis-worker.ts'
import { BOARD_LOCAL_OPTIONS } from './local-options.ts'

/** The board game on the start page; the rest of it is loaded on demand. */
export const boardEntry: GameEntry = {
  ...BOARD_INFO,
  localOptions: BOARD_LOCAL_OPTIONS,
  loadMatchForm: () => import('./pages/match-form.tsx'),
  Picture: BoardPoster,
  loadGame: () => import('./index.ts'),
  loadEngine: () => import('./engine.ts'),
  createAnalysisWorker,
  createReplayWorker: () => new Worker(new URL('./replay-worker.ts', import.meta.url), { type: 'module' }),
  pages: {
    play: () => import('./pages/play.tsx'),
    rules: () => import('./rules/rules-page.tsx'),
    cards: () => import('./pages/cards.tsx'),
    design: () => import('./design/design-page.tsx'),
    moment: () => import('./design/moment-page.tsx'),
    learn: () => import('./lessons/learn-page.tsx'),
    lesson: () => import('./lessons/lesson-page.tsx'),
  },
}
