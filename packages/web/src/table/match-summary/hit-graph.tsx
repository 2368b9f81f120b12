import type { Seat } from '@slapwise/kernel'
import { type FaceProps, PlayerFaceShape } from '../../ui/face/avatar.tsx'
import { inkOfFace } from '../../ui/face/face.ts'
import { BLACK, PLAYER_INKS } from '../../ui/print/inks.ts'
import type { HitCount } from './count-hits.ts'
import { CENTER, edgeBetween, facePosition } from './hit-graph-layout.ts'

interface Props {
  readonly hitCounts: readonly HitCount[]
  /** By seat. */
  readonly players: readonly (FaceProps & { readonly name: string })[]
}

const MAX_EDGE_WIDTH = 11

/** The faces in a circle, with edges from attacker to victim in the attacker's colour; the more hits, the thicker. */
export function HitGraph({ hitCounts, players }: Props) {
  const at = (seat: Seat) => facePosition(seat, players.length)
  const edges = hitCounts.map(({ attacker, victim, count }, i) => ({
    key: `${attacker} ${victim}`,
    ...edgeBetween(at(attacker), at(victim)),
    ink: PLAYER_INKS[inkOfFace(players[attacker].face)].ink,
    count,
    isTopPair: i === 0,
  }))
  return (
    <>
      {edges.map(({ key, ...edge }) => (
        <HitEdge key={key} {...edge} />
      ))}
      {players.map(({ name, ...shown }, seat) => (
        <g key={seat} transform={`translate(${at(seat).x} ${at(seat).y})`}>
          <g transform="translate(-26 -28) scale(2.6)">
            <PlayerFaceShape {...shown} />
          </g>
          <text y={at(seat).y > CENTER ? 46 : shown.isCrowned ? -44 : -36} textAnchor="middle">
            {truncateName(name)}
          </text>
        </g>
      ))}
      {edges.map(({ key, ...edge }) => (
        <HitNumber key={key} {...edge} />
      ))}
    </>
  )
}

const MAX_LABEL_LENGTH = 11

/** Truncates by code points, so that no character is cut in half. */
const truncateName = (name: string): string => {
  const letters = [...name]
  return letters.length > MAX_LABEL_LENGTH ? `${letters.slice(0, MAX_LABEL_LENGTH - 1).join('')}…` : name
}

interface HitEdgeProps {
  readonly path: string
  readonly end: { readonly x: number; readonly y: number }
  readonly ink: string
  readonly count: number
  readonly isTopPair: boolean
}

function HitEdge({ path, ink, count, isTopPair }: HitEdgeProps) {
  const width = Math.min(2 + count * 1.4, MAX_EDGE_WIDTH)
  return (
    <g className="hit-edge" fill="none" strokeLinecap="round">
      <path
        d={path}
        pathLength="1"
        stroke={BLACK}
        strokeWidth={width + (isTopPair ? 4 : 0)}
        transform="translate(1.5 1.5)"
      />
      <path d={path} pathLength="1" stroke={ink} strokeWidth={width} />
    </g>
  )
}

/** Drawn after all edges and faces, so that nothing covers it. */
const HitNumber = ({ end, ink, count, isTopPair }: HitEdgeProps) => (
  <g
    transform={`translate(${end.x} ${end.y})`}
    fill={isTopPair ? BLACK : 'var(--color-surface-text)'}
    className="hit-number"
  >
    <circle
      r={isTopPair ? 13 : 10}
      fill={isTopPair ? ink : 'var(--color-surface)'}
      stroke={isTopPair ? BLACK : 'var(--color-surface-text)'}
      strokeWidth="2"
    />
    <text y="4.5" textAnchor="middle">
      {count}
    </text>
  </g>
)
