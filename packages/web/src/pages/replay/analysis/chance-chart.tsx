import type { PositionEstimate } from '@slapwise/bots'
import type { PointerEvent } from 'react'
import type { TablePlayer } from '../../../match-sources/table-source.ts'
import { bandPath, linePath } from '../../../table/match-summary/chance-paths.ts'
import { Avatar } from '../../../ui/face/avatar.tsx'
import { inkOfFace } from '../../../ui/face/face.ts'
import { PLAYER_INKS } from '../../../ui/print/inks.ts'

interface Props {
  readonly label: string
  readonly positions: readonly PositionEstimate[]
  /** The number of states of the whole match, of which `positions` may be the first ones. */
  readonly length: number
  readonly players: readonly TablePlayer[]
  readonly index: number
  onMove(index: number): void
}

/** The chance of each player to win over the match, with a band of two standard errors. A tap leads to that moment. */
export function ChanceChart({ label, positions, length, players, index, onMove }: Props) {
  const last = Math.max(1, length - 1)
  const move = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onMove(Math.round((Math.min(Math.max(clientX - left, 0), width) / width) * last))
  }
  const at = positions[Math.min(index, positions.length - 1)]
  return (
    <figure className="chance-chart">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${last} 1`}
        preserveAspectRatio="none"
        onPointerDown={move}
        onPointerMove={(event) => event.buttons > 0 && move(event)}
      >
        {players.map(({ face }, seat) => (
          <path
            key={seat}
            d={bandPath(positions, seat)}
            fill={PLAYER_INKS[inkOfFace(face)].ink}
            className="chance-band"
          />
        ))}
        {players.map(({ face }, seat) => (
          <path
            key={seat}
            d={linePath(positions, seat)}
            stroke={PLAYER_INKS[inkOfFace(face)].ink}
            className="chance-line"
          />
        ))}
        <path d={`M${index} 0V1`} className="chance-cursor" />
      </svg>
      <figcaption>
        {players.map((player, seat) => (
          <span key={seat}>
            <Avatar face={player.face} isBot={player.isBot} /> {player.name}{' '}
            {at && <b>{Math.round(at.winProbabilities[seat] * 100)} %</b>}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
