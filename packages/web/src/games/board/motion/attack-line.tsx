import type { Told } from '@slapwise/board-game'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useTable } from '../at-table.tsx'
import { type Spot, spotOf } from './spots.ts'

type Attack = Extract<Told, { kind: 'attacked' }>

interface Line {
  readonly card: string
  readonly from: Spot
  readonly to: Spot
}

/** An attack shows who does what to whom: a line from a seat to a token, with the name of the card on it. */
export function AttackLine({ table }: { readonly table: RefObject<HTMLElement | null> }) {
  const { state, names } = useTable()
  const [line, setLine] = useState<Line | null>(null)
  const seen = useRef(state.fresh)
  useLayoutEffect(() => {
    if (seen.current === state.fresh) return
    seen.current = state.fresh
    const attack = state.fresh.findLast((told): told is Attack => told.kind === 'attacked')
    const here = table.current
    if (!attack || !here) return
    const from = spotOf(here, `seat-${attack.seat}`)
    const to = spotOf(here, `token-${attack.victim}`)
    if (from && to) setLine({ card: attack.card, from, to })
  }, [state.fresh])
  if (!line) return null
  const { from, to } = line
  const middle = { x: (from.x + to.x) / 2 + 30, y: (from.y + to.y) / 2 }
  const path = `M${from.x} ${from.y}Q${middle.x} ${middle.y} ${to.x} ${to.y}`
  return (
    <svg
      className="attack-line"
      aria-hidden="true"
      onAnimationEnd={({ animationName }) => animationName === 'attack-fades' && setLine(null)}
    >
      <g>
        <path d={path} pathLength="1" className="shade" />
        <path d={path} pathLength="1" />
        <circle cx={to.x} cy={to.y} r="9" />
        <text x={middle.x} y={middle.y}>
          {names.title(line.card)}
        </text>
      </g>
    </svg>
  )
}
