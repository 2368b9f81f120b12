import { useLayoutEffect, useRef, useState } from 'react'
import { type Hit, hitsOfFacts } from '../facts/fact-presentation.ts'
import { useTableContext } from '../table-context.tsx'
import './flights.css'
import type { CardPosition } from './card-position.ts'

/** Who does what to whom. */
export interface AttackLine {
  /** What it is done with. */
  readonly title: string
  readonly from: CardPosition
  readonly to: CardPosition
}

interface Props {
  /** Null while one end of it is not on the page. */
  lineOf(hit: Hit): AttackLine | null
  /** What the title of a line must not lie on. */
  readonly keepClear: string
  /** How far the middle of a line is drawn aside, so that it does not run through what lies between. */
  readonly bend: { readonly x: number; readonly y: number }
}

/** An attack shows who does what to whom: a line from one to the other, with the name of the card on it. */
export function AttackLines({ lineOf, keepClear, bend }: Props) {
  const { state, game } = useTableContext()
  const { newFacts } = state
  const [lines, setLines] = useState<readonly PlacedLine[]>([])
  const seen = useRef(newFacts)
  useLayoutEffect(() => {
    if (seen.current === newFacts) return
    seen.current = newFacts
    // With the next picture: where things are need not be worked out twice in one.
    requestAnimationFrame(() => {
      const drawn = hitsOfFacts(newFacts, game.presentations).flatMap((hit) => lineOf(hit) ?? [])
      if (drawn.length === 0) return
      const taken = boundingBoxesOf(keepClear)
      setLines(drawn.map((line) => ({ ...line, titleAt: findTitlePosition(line, bend, taken) })))
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
  /** Null where there is no room for it: the log says it too. */
  readonly titleAt: Point | null
}

interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** Everything of that kind on the table, seen from the table's corner, which is that of the page. */
const boundingBoxesOf = (selector: string): readonly Box[] =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect())

const LETTER_WIDTH_PX = 13
const LINE_HEIGHT_PX = 30
/** Where along the line a title is tried, the middle first. */
const TITLE_POSITIONS = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74]

function findTitlePosition(
  { title, from, to }: AttackLine,
  bend: Point,
  taken: readonly Box[],
): Point | null {
  const width = title.length * LETTER_WIDTH_PX
  const isFree = ({ x, y }: Point) =>
    x > width / 2 &&
    x < innerWidth - width / 2 &&
    taken.every(
      (box) =>
        x + width / 2 < box.x ||
        x - width / 2 > box.x + box.width ||
        y + LINE_HEIGHT_PX / 3 < box.y ||
        y - LINE_HEIGHT_PX > box.y + box.height,
    )
  return TITLE_POSITIONS.map((t) => pointOnCurve(from, to, bend, t)).find(isFree) ?? null
}

/** The middle of the bow. */
const curveControl = (from: Point, to: Point, bend: Point): Point => ({
  x: (from.x + to.x) / 2 + bend.x,
  y: (from.y + to.y) / 2 + bend.y,
})

function pointOnCurve(from: Point, to: Point, bend: Point, t: number): Point {
  const bow = curveControl(from, to, bend)
  const at = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c
  return { x: at(from.x, bow.x, to.x), y: at(from.y, bow.y, to.y) }
}

function AttackCurve({
  line: { from, to, title, titleAt },
  bend,
}: { readonly line: PlacedLine } & Pick<Props, 'bend'>) {
  const bow = curveControl(from, to, bend)
  const path = `M${from.x} ${from.y}Q${bow.x} ${bow.y} ${to.x} ${to.y}`
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
