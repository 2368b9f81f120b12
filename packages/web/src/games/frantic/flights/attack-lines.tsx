import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useTable } from '../at-table.tsx'
import { type Spot, spotOf } from './anchors.ts'
import './flights.css'

interface Line {
  readonly key: number
  readonly card: string
  readonly from: Spot
  readonly to: Spot
}

/** An attack shows who does what to whom: a line from one to the other, with the name of the card on it. */
export function AttackLines({ table }: { readonly table: RefObject<HTMLElement | null> }) {
  const { state, names } = useTable()
  const [lines, setLines] = useState<readonly Line[]>([])
  const seen = useRef(state.fresh)
  const serial = useRef(0)
  useLayoutEffect(() => {
    if (seen.current === state.fresh) return
    seen.current = state.fresh
    const here = table.current
    if (!here) return
    const drawn = state.fresh.flatMap((told) => {
      if (told.kind !== 'attacked') return []
      const from = spotOf(here, `seat-${told.seat}`)
      return told.victims.flatMap((victim): Line[] => {
        const to = spotOf(here, `seat-${victim}`)
        return from && to ? [{ key: serial.current++, card: told.card, from, to }] : []
      })
    })
    if (drawn.length > 0) setLines(drawn)
  }, [state.fresh])
  if (lines.length === 0) return null
  return (
    <svg
      className="attack-lines"
      aria-hidden="true"
      onAnimationEnd={({ animationName }) => animationName === 'fade-away' && setLines([])}
    >
      {lines.map((line) => (
        <AttackLine key={line.key} line={line} title={names.title(line.card)} />
      ))}
    </svg>
  )
}

/** Bent, so that a line along the top does not run through the faces between. */
function AttackLine({ line: { from, to }, title }: { readonly line: Line; readonly title: string }) {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + 70 }
  const path = `M${from.x} ${from.y}Q${middle.x} ${middle.y} ${to.x} ${to.y}`
  return (
    <g>
      <path d={path} pathLength="1" className="under" />
      <path d={path} pathLength="1" />
      <circle cx={to.x} cy={to.y} r="9" />
      <text x={middle.x} y={(from.y + to.y) / 2 + 40}>
        {title}
      </text>
    </g>
  )
}
