import { useEffect, useState } from 'react'
import type { Sense } from '../sense/use-senses.ts'
import { useAtTable } from './at-table.tsx'
import './hit.css'

/** The edge of the stage glows for a moment when somebody goes for oneself. */
export function Hit({ hits }: Pick<Sense, 'hits'>) {
  const { fresh, match } = useAtTable().state
  const { seat } = match.own
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (fresh.some((fact) => hits(fact, seat))) setCount((before) => before + 1)
  }, [fresh, seat, hits])
  return count > 0 && <i key={count} className="hit" aria-hidden="true" />
}
