import { useLayoutEffect, useRef, useState } from 'react'
import './flights.css'
import type { Spot } from './spot.ts'

/** Who does what to whom. */
export interface AttackLine {
  /** What it is done with. */
  readonly title: string
  readonly from: Spot
  readonly to: Spot
}

interface Props<Told> {
  readonly fresh: readonly Told[]
  linesIn(fresh: readonly Told[]): readonly AttackLine[]
  /** How far the middle of a line is drawn aside, so that it does not run through what lies between. */
  readonly bend: { readonly x: number; readonly y: number }
}

/** An attack shows who does what to whom: a line from one to the other, with the name of the card on it. */
export function AttackLines<Told>({ fresh, linesIn, bend }: Props<Told>) {
  const [lines, setLines] = useState<readonly AttackLine[]>([])
  const seen = useRef(fresh)
  useLayoutEffect(() => {
    if (seen.current === fresh) return
    seen.current = fresh
    const drawn = linesIn(fresh)
    if (drawn.length > 0) setLines(drawn)
  }, [fresh])
  if (lines.length === 0) return null
  return (
    <svg
      className="attack-lines"
      aria-hidden="true"
      onAnimationEnd={({ animationName }) => animationName === 'fade-away' && setLines([])}
    >
      {lines.map((line, i) => (
        <Line key={i} line={line} bend={bend} />
      ))}
    </svg>
  )
}

/** Of the bend: a little beside the line. */
const TITLE = 4 / 7

function Line({
  line: { from, to, title },
  bend,
}: { readonly line: AttackLine } & Pick<Props<unknown>, 'bend'>) {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2]
  const path = `M${from.x} ${from.y}Q${x + bend.x} ${y + bend.y} ${to.x} ${to.y}`
  return (
    <g>
      <path d={path} pathLength="1" className="under" />
      <path d={path} pathLength="1" />
      <circle cx={to.x} cy={to.y} r="9" />
      <text x={x + bend.x * TITLE} y={y + bend.y * TITLE}>
        {title}
      </text>
    </g>
  )
}
