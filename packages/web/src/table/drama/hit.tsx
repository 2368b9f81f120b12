import { useState } from 'react'
import { useAtTable } from '../at-table.tsx'
import { hitsIn } from '../facts/presentation.ts'
import './hit.css'

/** The edge of the stage glows for a moment when somebody goes for oneself. */
export function Hit() {
  const { state, game } = useAtTable()
  const { fresh, match } = state
  const [{ seen, count }, keep] = useState({ seen: NOTHING, count: 0 })
  if (seen !== fresh)
    keep({
      seen: fresh,
      count: hitsIn(fresh, game.facts).some(({ on }) => on === match.own.seat) ? count + 1 : count,
    })
  return count > 0 && <i key={count} className="hit" aria-hidden="true" />
}

const NOTHING: readonly object[] = []
