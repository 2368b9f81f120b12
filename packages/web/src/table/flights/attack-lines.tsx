import { useLayoutEffect, useRef, useState } from 'react'
import { type Hit, hitsOfFacts } from '../facts/fact-presentation.ts'
import { useTableContext } from '../table-context.tsx'
import './flights.css'
import type { AnchorPosition } from './anchor-position.ts'

/** A line from the attacker to the victim. */
export interface AttackLine {
  /** The name of the card. */
  readonly title: string
  readonly from: AnchorPosition
  readonly to: AnchorPosition
}

interface Props {
  /** Null while one of its ends is not on the page. */
  lineOf(hit: Hit): AttackLine | null
  /** Selector of the elements that the title of a line must not cover. */
  readonly keepClear: string
  /** Moves the middle of a line aside, so that it does not cross the elements in between. */
  readonly bend: { readonly x: number; readonly y: number }
}

/** Shows attacks as lines from attacker to victim, with the name of the card on them. */
export function AttackLines({ lineOf, keepClear, bend }: Props) {
  const { state, game } = useTableContext()
  const { newFacts } = state
  const [lines, setLines] = useState<readonly PlacedLine[]>([])
  const seen = useRef(newFacts)
  useLayoutEffect(() => {
    if (seen.current === newFacts) return
    seen.current = newFacts
    // Runs in the next frame, to avoid a second layout calculation in this one.
    requestAnimationFrame(() => {
      const drawn = hitsOfFacts(newFacts, game.presentations).flatMap((hit) => lineOf(hit) ?? [])
      if (drawn.length === 0) return
      const obstacles = boundingBoxesOf(keepClear)
      setLines(drawn.map((line) => ({ ...line, titleAt: findTitlePosition(line, bend, obstacles) })))
    })
  }, [newFacts])
  if (lines.length === 0) return null
  return (
    <svg
      className="attack-lines"
      aria-hidden="true"
      onAnimationEnd={({ animationName }) => animationName === 'fade-away' && setLines([])}
    >
      {lines.map((line, i) => (
        <AttackCurve key={i} line={line} bend={bend} />
      ))}
    </svg>
  )
}

interface Point {
  readonly x: number
  readonly y: number
}

interface PlacedLine extends AttackLine {
  /** Null if there is no space for it; the log has it, too. */
  readonly titleAt: Point | null
}

interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** The boxes of all matching elements. The table fills the page, so their origin is the same. */
const boundingBoxesOf = (selector: string): readonly Box[] =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect())

const LETTER_WIDTH_PX = 13
const LINE_HEIGHT_PX = 30
/** Positions along the line that are tried for the title, from the middle outwards. */
const TITLE_POSITIONS = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74]

function findTitlePosition(
  { title, from, to }: AttackLine,
  bend: Point,
  obstacles: readonly Box[],
): Point | null {
  const width = title.length * LETTER_WIDTH_PX
  const isFree = ({ x, y }: Point) =>
    x > width / 2 &&
    x < innerWidth - width / 2 &&
    obstacles.every(
      (box) =>
        x + width / 2 < box.x ||
        x - width / 2 > box.x + box.width ||
        y + LINE_HEIGHT_PX / 3 < box.y ||
        y - LINE_HEIGHT_PX > box.y + box.height,
    )
  return TITLE_POSITIONS.map((t) => pointOnCurve(from, to, bend, t)).find(isFree) ?? null
}

/** The control point of the curve. */
const curveControl = (from: Point, to: Point, bend: Point): Point => ({
  x: (from.x + to.x) / 2 + bend.x,
  y: (from.y + to.y) / 2 + bend.y,
})

function pointOnCurve(from: Point, to: Point, bend: Point, t: number): Point {
  const control = curveControl(from, to, bend)
  const at = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c
  return { x: at(from.x, control.x, to.x), y: at(from.y, control.y, to.y) }
}

function AttackCurve({
  line: { from, to, title, titleAt },
  bend,
}: { readonly line: PlacedLine } & Pick<Props, 'bend'>) {
  const control = curveControl(from, to, bend)
  const path = `M${from.x} ${from.y}Q${control.x} ${control.y} ${to.x} ${to.y}`
  return (
    <g>
      <g className="attack-line" style={{ transformOrigin: `${from.x}px ${from.y}px` }}>
        <path d={path} className="line-shadow" />
        <path d={path} />
      </g>
      <circle cx={to.x} cy={to.y} r="9" />
      {titleAt && <text {...titleAt}>{title}</text>}
    </g>
  )
}
