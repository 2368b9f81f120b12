import { RULES_VERSION } from '@slapwise/board-game'
import { lazy } from 'react'
import { LocalMatchScreen } from '../../../kit/local/local-match.tsx'
import { createAnalysisWorker } from '../create-analysis-worker.ts'
import { BOARD_LOCAL_OPTIONS } from '../local-options.ts'
import { RENDERABLE_BOARD } from '../renderable-board.ts'

const BoardMatchForm = lazy(() => import('./match-form.tsx'))

const LOCAL_GAME = {
  id: 'board',
  latestRulesVersion: RULES_VERSION,
  createWorker: () => new Worker(new URL('../local-worker.ts', import.meta.url), { type: 'module' }),
  createReplayWorker: () => new Worker(new URL('../replay-worker.ts', import.meta.url), { type: 'module' }),
  createAnalysisWorker,
}

/** A match of the board game against bots on this device. */
export default function PlayPage() {
  return (
    <LocalMatchScreen
      game={LOCAL_GAME}
      options={BOARD_LOCAL_OPTIONS}
      renderableGame={RENDERABLE_BOARD}
      MatchForm={BoardMatchForm}
    />
  )
}
