import { START, type Street, UP } from '@slapwise/board-game'
import { memo, type ReactNode } from 'react'
import { BLACK, INKS, PAPER } from '../../../../ui/print/inks.ts'
import { CELL_SIZE, getBoardSize, getDoorstepSize, getSpaceCentre, STREET_WIDTH } from './board-geometry.ts'
import { Skull } from './skull.tsx'
import { getStreetPath, mergeWalls, toRoundedPath, toTornEdgePath } from './street-path.ts'
import './street.css'

/** A shade lighter than the paper of the cards. */
const STREET_COLOUR = '#fffdf6'

/** The board. Cards and tokens are passed as children and positioned by `getSpaceBox` and `getTokenBox`. */
export function StreetPicture({
  street,
  children,
}: {
  readonly street: Street
  readonly children?: ReactNode
}) {
  const { width, height } = getBoardSize(street)
  return (
    <div className="street" style={{ aspectRatio: `${width} / ${height}` }}>
      <StreetBackground street={street} />
      {children}
    </div>
  )
}

/** Memoized: the background does not change during a match. */
const StreetBackground = memo(function StreetPrint({ street }: { readonly street: Street }) {
  const { width, height } = getBoardSize(street)
  const path = getStreetPath(street)
  const end = getSpaceCentre(street, street.end)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <StreetBand line={toRoundedPath(path)} />
      <Doorstep street={street} />
      <KerbMarks street={street} />
      <Walls street={street} />
      <SpaceNumbers street={street} />
      <g transform={`translate(${end.x} ${end.y})`}>
        <Skull />
      </g>
    </svg>
  )
})

/** Three strokes: offset colour, kerb and surface. */
const StreetBand = ({ line }: { readonly line: string }) => (
  <g fill="none" strokeLinejoin="round" strokeLinecap="round">
    <path d={line} stroke={INKS.yellow.ink} strokeWidth={STREET_WIDTH + 3} transform="translate(3 3.5)" />
    <path d={line} stroke={BLACK} strokeWidth={STREET_WIDTH + 3} />
    <path d={line} stroke={STREET_COLOUR} strokeWidth={STREET_WIDTH - 1} />
    <path d={line} stroke="url(#dots-yellow)" strokeWidth={STREET_WIDTH - 1} opacity="0.1" />
  </g>
)

/** Marks between spaces, and an arrowhead where the street goes up or down. */
function KerbMarks({ street }: { readonly street: Street }) {
  const marks = street.cells.slice(1, -1).map((_, i) => {
    const [a, b] = [getSpaceCentre(street, i + 1), getSpaceCentre(street, i + 2)]
    const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2]
    if (a.x !== b.x) return `M${x} ${y - STREET_WIDTH / 2 + 2}v5m0 ${STREET_WIDTH - 14}v5`
    const tip = a.y > b.y ? -3 : 3
    return `M${x - 4.5} ${y - tip / 2}l4.5 ${tip} 4.5 ${-tip}`
  })
  return <path d={marks.join('')} className="street-marks" />
}

/** Walls between the rows: shadow, white edge and colour. */
function Walls({ street }: { readonly street: Street }) {
  const walls = mergeWalls(street, street.spaceBehindWall[UP])
  const strips = (thickness: number) => walls.map((wall) => toTornEdgePath(wall, thickness)).join('')
  return (
    <>
      <path d={strips(7.5)} fill={BLACK} transform="translate(1.5 1.8)" />
      <path d={strips(7.5)} fill={PAPER} />
      <path d={strips(4.5)} fill={INKS.purple.ink} />
    </>
  )
}

function SpaceNumbers({ street }: { readonly street: Street }) {
  return (
    <g className="street-numbers">
      {street.cells.slice(0, -1).map((_, space) => {
        const { x, y } = getSpaceCentre(street, space)
        return (
          <text key={`${x} ${y}`} x={x} y={y + 5.4}>
            {space}
          </text>
        )
      })}
    </g>
  )
}

/** The start: a step with a door. */
function Doorstep({ street }: { readonly street: Street }) {
  const { x, y } = getSpaceCentre(street, START)
  const { width, height } = getDoorstepSize(street)
  const [left, top] = [x - width / 2 - 1, y - height / 2 + 2]
  const api = left + width - CELL_SIZE.column
  const step = `M${left} ${top + 2}l${width} -1 2 ${height - 5}-${width + 3} 1Z`
  return (
    <g strokeLinejoin="round">
      <path d={step} fill={INKS.yellow.ink} transform="translate(3 3.5)" />
      <path d={step} fill={STREET_COLOUR} stroke={BLACK} strokeWidth="2" />
      <path d={step} fill="url(#dots-black)" opacity="0.14" />
      <g transform={`translate(${api} ${top})`} stroke={BLACK} strokeWidth="2">
        <path d="M4 35V9Q20-11 36 9v26Z" fill={PAPER} />
        <path d="M8.5 35V12Q20-4 31.5 12v23Z" fill={INKS.red.ink} />
        <circle cx="27" cy="24" r="1.4" fill={BLACK} />
        <path d="M13 15q7-8 14 0Z" fill={INKS.yellow.ink} strokeWidth="1.5" />
      </g>
    </g>
  )
}
