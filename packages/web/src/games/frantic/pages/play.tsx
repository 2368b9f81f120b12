import { RULES_VERSION } from '@slapwise/card-game'
import { lazy } from 'react'
import { LocalMatchScreen } from '../../../kit/local/local-match.tsx'
import { createAnalysisWorker } from '../create-analysis-worker.ts'
import { FRANTIC_LOCAL_OPTIONS } from '../local-options.ts'
import { RENDERABLE_FRANTIC } from '../renderable-frantic.ts'

const FranticMatchForm = lazy(() => import('./match-form.tsx'))

const LOCAL_GAME = {
  id: 'frantic',
  latestRulesVersion: RULES_VERSION,
  createWorker: () => new Worker(new URL('../local-worker.ts', import.meta.url), { type: 'module' }),
  createReplayWorker: () => new Worker(new URL('../replay-worker.ts', import.meta.url), { type: 'module' }),
  createAnalysisWorker,
}

/** A match of Frantic against bots on this device. */
export default function PlayPage() {
  return (
    <LocalMatchScreen
      game={LOCAL_GAME}
      options={FRANTIC_LOCAL_OPTIONS}
      renderableGame={RENDERABLE_FRANTIC}
      MatchForm={FranticMatchForm}
    />
  )
}
