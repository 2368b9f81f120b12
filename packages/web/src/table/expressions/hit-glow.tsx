import { useState } from 'react'
import { hitsOfFacts } from '../facts/fact-presentation.ts'
import { useTableContext } from '../table-context.tsx'
import './hit-glow.css'

/** The edges of the table glow for a moment when this player is attacked. */
export function HitGlow() {
  const { state, game } = useTableContext()
  const { newFacts, match } = state
  const [{ seen, count }, setState] = useState({ seen: NO_FACTS, count: 0 })
  if (seen !== newFacts)
    setState({
      seen: newFacts,
      count: hitsOfFacts(newFacts, game.presentations).some(({ victim }) => victim === match.own.seat)
        ? count + 1
        : count,
    })
  return count > 0 && <i key={count} className="hit-glow" aria-hidden="true" />
}

const NO_FACTS: readonly object[] = []
