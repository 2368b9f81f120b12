import type { DieSides } from '@slapwise/board-game'
import { BLACK, contrastInk, PAPER, PLAYER_INKS, type PlayerInk } from '../../../../ui/print/inks.ts'
import './die.css'

/** A die in the colour of a player. While `rolling` is set it tumbles and ends on its value. */
export function Die({
  sides,
  value,
  ink,
  rolling = false,
}: {
  readonly sides: DieSides
  readonly value: number
  readonly ink: PlayerInk
  readonly rolling?: boolean
}) {
  const Face = sides === 6 ? Cube : Icosahedron
  return (
    <span className="die" data-rolling={rolling}>
      <svg viewBox="0 0 60 60" aria-hidden="true">
        <g className="die-body">
          {rolling &&
            tumblingValues(sides, value).map((shown, i) => (
              <g key={shown} className="die-face" style={{ '--face': i } as React.CSSProperties}>
                <Face value={shown} ink={ink} />
              </g>
            ))}
          <g className="die-face" style={{ '--face': 3 } as React.CSSProperties}>
            <Face value={value} ink={ink} />
          </g>
        </g>
      </svg>
    </span>
  )
}

/** The values shown while the die tumbles; all differ from the final one. */
const tumblingValues = (sides: number, value: number): number[] =>
  [2, 4, 1].map((offset) => ((value + offset - 1) % sides) + 1)

interface FaceProps {
  readonly value: number
  readonly ink: PlayerInk
}

/** The positions of the pips in a grid of three by three, by value. */
const PIPS = [[], [4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]] as const

const Cube = ({ value, ink }: FaceProps) => (
  <>
    <rect x="8" y="9" width="48" height="47" rx="10" fill={BLACK} />
    <rect
      x="4"
      y="4"
      width="48"
      height="48"
      rx="10"
      fill={PLAYER_INKS[ink].ink}
      stroke={BLACK}
      strokeWidth="2"
    />
    <path d="M50 26v16q0 8-8 8H16Z" fill={`url(#dots-${ink})`} opacity="0.6" />
    {PIPS[value].map((place) => (
      <circle
        key={place}
        cx={14.5 + 13.5 * (place % 3)}
        cy={14.5 + 13.5 * Math.floor(place / 3)}
        r="5"
        fill={contrastInk(ink)}
      />
    ))}
  </>
)

const OUTLINE = 'M30 2 55 16v28L30 58 5 44V16Z'
const FRONT = 'M30 11 48 41H12Z'

/** The front face of the 20-sided die and the faces around it. */
const Icosahedron = ({ value, ink }: FaceProps) => (
  <g strokeLinejoin="round">
    <path d={OUTLINE} fill={BLACK} transform="translate(3 3)" />
    <path d={OUTLINE} fill={PLAYER_INKS[ink].ink} stroke={BLACK} strokeWidth="2.5" />
    <path d="M48 41 55 44 30 58 5 44l7-3Z" fill={`url(#dots-${ink})`} opacity="0.7" />
    <path
      d="M30 2v9L5 16l7 25-7 3M12 41l18 17 18-17 7 3M48 41l7-25-25-5"
      fill="none"
      stroke={BLACK}
      strokeWidth="1.5"
    />
    <path d={FRONT} fill={PAPER} stroke={BLACK} strokeWidth="2" />
    <text x="30" y="37" className="numeral" fontSize="16" textAnchor="middle" fill={BLACK}>
      {value}
    </text>
  </g>
)
