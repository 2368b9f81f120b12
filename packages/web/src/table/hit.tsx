import { useState } from 'react'
import type { Sense } from '../sense/use-senses.ts'
import { useAtTable } from './at-table.tsx'
import './hit.css'

/** The edge of the stage glows for a moment when somebody goes for oneself. */
export function Hit({ hits }: Pick<Sense, 'hits'>) {
  const { fresh, match } = useAtTable().state
  const { seat } = match.own
  const [{ seen, count }, keep] = useState({ seen: NOTHING, count: 0 })
  if (seen !== fresh) keep({ seen: fresh, count: fresh.some((fact) => hits(fact, seat)) ? count + 1 : count })
  return count > 0 && <i key={count} className="hit" aria-hidden="true" />
}

const NOTHING: readonly object[] = []
