import type { Seat } from '@slapwise/kernel'
import { type FaceProps, FaceShape } from '../../look/face/avatar.tsx'
import { inkOfFace } from '../../look/face/face.ts'
import { BLACK, PAPER, PEOPLE_INKS } from '../../look/print/inks.ts'
import type { Grudge } from './grudges.ts'
import { MIDDLE, placeOf, stringBetween } from './strings.ts'

interface Props {
  readonly grudges: readonly Grudge[]
  /** Everybody, by seat. */
  readonly people: readonly (FaceProps & { readonly name: string })[]
}

const THICKEST = 11

/** Strings between the faces, each in the ink of whoever pulls it; the thicker, the more often. */
export function GrudgeWeb({ grudges, people }: Props) {
  const at = (seat: Seat) => placeOf(seat, people.length)
  return (
    <>
      {grudges.map((grudge, i) => (
        <Thread
          key={`${grudge.by} ${grudge.on}`}
          {...stringBetween(at(grudge.by), at(grudge.on))}
          ink={PEOPLE_INKS[inkOfFace(people[grudge.by].face)].ink}
          times={grudge.times}
          isDeepest={i === 0}
        />
      ))}
      {people.map(({ name, ...shown }, seat) => (
        <g key={seat} transform={`translate(${at(seat).x} ${at(seat).y})`}>
          <g transform="translate(-26 -28) scale(2.6)">
            <FaceShape {...shown} />
          </g>
          <text y={at(seat).y > MIDDLE ? 46 : shown.isCrowned ? -44 : -36} textAnchor="middle">
            {short(name)}
          </text>
        </g>
      ))}
    </>
  )
}

const LONGEST = 11

/** Letters of any script stay whole. */
const short = (name: string): string => {
  const letters = [...name]
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : name
}

interface ThreadProps {
  readonly path: string
  readonly end: { readonly x: number; readonly y: number }
  readonly ink: string
  readonly times: number
  readonly isDeepest: boolean
}

function Thread({ path, end, ink, times, isDeepest }: ThreadProps) {
  const width = Math.min(2 + times * 1.4, THICKEST)
  return (
    <g className="thread" fill="none" strokeLinecap="round">
      <path
        d={path}
        pathLength="1"
        stroke={BLACK}
        strokeWidth={width + (isDeepest ? 4 : 0)}
        transform="translate(1.5 1.5)"
      />
      <path d={path} pathLength="1" stroke={ink} strokeWidth={width} />
      <g transform={`translate(${end.x} ${end.y})`} className="knot">
        <circle r={isDeepest ? 13 : 10} fill={isDeepest ? ink : PAPER} stroke={BLACK} strokeWidth="2" />
        <text y="4.5" textAnchor="middle" fill={BLACK} className="times">
          {times}
        </text>
      </g>
    </g>
  )
}
