import { Avatar } from '../../../../ui/face/avatar.tsx'
import type { Mood } from '../../../../ui/face/mood.ts'
import { BLACK, INKS, PAPER } from '../../../../ui/print/inks.ts'
import './token.css'

/** A star with twelve rays. */
const HALO = `M${Array.from({ length: 24 }, (_, i) => {
  const [angle, r] = [(i * Math.PI) / 12, i % 2 ? 18 : 23]
  return `${(20 + r * Math.sin(angle)).toFixed(1)} ${(20 - r * Math.cos(angle)).toFixed(1)}`
}).join('L')}Z`

/** A player's face as a token: one's own has a ring, the one on turn a halo. It fills its container. */
export function Token(props: {
  readonly face: number
  readonly isBot: boolean
  readonly isYou?: boolean
  readonly isTurn?: boolean
  readonly mood?: Mood
}) {
  return (
    <span className="token">
      <svg viewBox="0 0 40 40" aria-hidden="true">
        {props.isTurn && (
          <path d={HALO} className="token-halo" fill={INKS.yellow.ink} stroke={BLACK} strokeWidth="1.5" />
        )}
        <circle cx="21.5" cy="21.5" r="17.5" fill={BLACK} />
        {props.isYou && <circle cx="20" cy="20" r="20" fill={PAPER} />}
        <circle cx="20" cy="20" r="17" fill={PAPER} stroke={BLACK} strokeWidth={props.isYou ? 3.5 : 1} />
        {props.isYou && (
          <path d="m20 3-6-9h12Z" fill={BLACK} stroke={PAPER} strokeWidth="2" strokeLinejoin="round" />
        )}
      </svg>
      <Avatar face={props.face} isBot={props.isBot} mood={props.mood ?? 'calm'} />
    </span>
  )
}
