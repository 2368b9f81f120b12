import type { ComponentType } from 'react'
import { BLACK, INKS, PAPER } from '../../../ui/print/inks.ts'
import { Die } from '../artwork/pieces/die.tsx'
import { Token } from '../artwork/pieces/token.tsx'
import { Manhole } from '../artwork/street/manhole.tsx'
import { Skull } from '../artwork/street/skull.tsx'
import './part-picture.css'

/** The face of the token in the picture; any would do. */
const SAMPLE_FACE = 7

/** The drawing of a part of the board in a reference entry. */
export function PartPicture({ id }: { readonly id: string }) {
  const Drawing = PART_DRAWINGS[id]
  return (
    <div className="part-picture" aria-hidden="true">
      <Drawing />
    </div>
  )
}

/** A stretch of street with a sign on it. */
const Street = ({ children }: { readonly children: React.ReactNode }) => (
  <svg viewBox="0 0 60 60" aria-hidden="true">
    <path d="M4 8h52v48H4Z" fill={BLACK} />
    <path d="M2 5h52v48H2Z" fill={PAPER} stroke={BLACK} strokeWidth="2" />
    {children}
  </svg>
)

const Start = () => (
  <Street>
    <path d="M12 44V14M12 16h28l-7 8 7 8H12" fill={INKS.green.ink} stroke={BLACK} strokeWidth="3" />
    <path
      d="m34 44 8-5v10Zm8 0h6"
      fill={BLACK}
      stroke={BLACK}
      strokeWidth="2"
      transform="rotate(180 41 44)"
    />
  </Street>
)

const Space = () => (
  <Street>
    <text x="28" y="40" className="numeral" fontSize="30" textAnchor="middle" fill={BLACK}>
      13
    </text>
  </Street>
)

const Wall = () => (
  <svg viewBox="0 0 60 60" aria-hidden="true">
    <path d="M4 18h56v32H4Z" fill={BLACK} />
    <path d="M1 14h56v32H1Z" fill={INKS.red.ink} stroke={BLACK} strokeWidth="2" />
    <path
      d="M1 24.500h56M1 35.500h56M15 14v10.500M39 14v10.500M27 24.500v11M48 24.500v11M9 24.500v11M15 35.500V46M39 35.500V46"
      stroke={PAPER}
      strokeWidth="2.500"
      fill="none"
    />
  </svg>
)

const PART_DRAWINGS: Readonly<Record<string, ComponentType>> = {
  start: Start,
  space: Space,
  'numbered-teleport': () => <Manhole number={1} />,
  wall: Wall,
  skull: () => (
    <svg viewBox="-28 -28 56 56" aria-hidden="true">
      <Skull />
    </svg>
  ),
  token: () => <Token face={SAMPLE_FACE} isBot={false} isYou />,
  'small-die': () => <Die sides={6} value={5} ink="blue" />,
  'big-die': () => <Die sides={20} value={13} ink="red" />,
}
