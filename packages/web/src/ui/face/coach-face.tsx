import { BLACK, INKS, PAPER } from '../print/inks.ts'
import { PlayerFaceShape } from './avatar.tsx'
import type { Mood } from './mood.ts'

/** A blue circle with large eyes and a smile. */
const COACH_FACE = 97

/** The coach: a face like those of players, with a cap and a whistle. */
export const CoachFace = ({ mood }: { readonly mood: Mood }) => (
  <svg viewBox="-1 -4 25 25" className="coach-face" data-mood={mood} aria-hidden="true">
    <PlayerFaceShape face={COACH_FACE} isBot={false} mood={mood} />
    <g stroke={BLACK} strokeWidth=".9" strokeLinejoin="round">
      <path
        d="M2.300 5.600C2.300-.8 5.500-3 10-3s7.700 2.200 7.700 8.600Q10 3.600 2.300 5.600Z"
        fill={INKS.red.ink}
      />
      <path d="M13.600 4.300q6-.7 9.400 2.500-5 1.500-9.400-2.500Z" fill={PAPER} />
      <path d="M14.600 15.400h6.600v2.200h-2.700a2.500 2.500 0 1 1-3.900-2.200Z" fill={INKS.yellow.ink} />
    </g>
  </svg>
)
