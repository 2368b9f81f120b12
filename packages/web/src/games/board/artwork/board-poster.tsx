import { INK_SHAPES } from '../../../ui/print/ink-shapes.ts'
import { BLACK, INKS, type Ink, PAPER } from '../../../ui/print/inks.ts'

const STREET = 'M30 190h200a34 34 0 0 0 0-68H90a34 34 0 0 1 0-68h150'

/** A player shape with a face. */
const Walker = ({ x, y, ink, mouth }: { x: number; y: number; ink: Ink; mouth: string }) => (
  <g transform={`translate(${x} ${y}) scale(2.5)`}>
    <path d={INK_SHAPES[ink]} fill={BLACK} transform="translate(1 1)" />
    <path d={INK_SHAPES[ink]} fill={INKS[ink].ink} />
    <path
      d={`M7 8v1.5M13 8v1.5M${mouth}`}
      stroke={PAPER}
      strokeWidth="1.8"
      fill="none"
      strokeLinecap="round"
    />
  </g>
)

/** A card on the street with a drawing on it. */
const StreetCard = ({ x, y, ink, d }: { x: number; y: number; ink: Ink; d: string }) => (
  <g transform={`translate(${x} ${y}) rotate(-4)`} strokeLinejoin="round">
    <path d="M-20-20h49v49h-49Z" fill={BLACK} />
    <path d="M-24-24h46v46h-46Z" fill={INKS[ink].ink} stroke={PAPER} strokeWidth="4" />
    <path d={d} fill={PAPER} stroke={BLACK} strokeWidth="2" />
  </g>
)

/** The picture of the board game on the start page. */
export const BoardPoster = () => (
  <svg viewBox="0 0 300 240" className="board-poster" aria-hidden="true">
    <g fill="none" strokeLinecap="round">
      <path d={STREET} stroke={INKS.purple.ink} strokeWidth="60" transform="translate(5 6)" />
      <path d={STREET} stroke={BLACK} strokeWidth="60" />
      <path d={STREET} stroke={PAPER} strokeWidth="54" />
      <path d={STREET} stroke={BLACK} strokeWidth="3" strokeDasharray="2 22" opacity="0.5" />
    </g>
    <StreetCard x={120} y={190} ink="red" d="M-16-7H0v-9L18-1 0 14V5h-16Z" />
    <StreetCard x={170} y={122} ink="yellow" d="m-16-10 6-6 9 9 9-9 6 6-9 9 9 9-6 6-9-9-9 9-6-6 9-9Z" />
    <circle cx="72" cy="88" r="25" fill={BLACK} transform="translate(5 5)" />
    <circle cx="72" cy="88" r="25" fill={INKS.blue.ink} stroke={PAPER} strokeWidth="4" />
    <circle cx="72" cy="88" r="17" fill={BLACK} />
    <path d="M65 84v6M79 84v6" stroke={PAPER} strokeWidth="6" strokeLinecap="round" />
    <Walker x={190} y={160} ink="green" mouth="7 12.5q3 3 6 0" />
    <Walker x={132} y={26} ink="blue" mouth="7 14q3-3 6 0" />
    <g transform="translate(246 54)">
      <path d="M-36-34h70l4 4v68h-74Z" fill={INKS.red.ink} transform="translate(4 4)" />
      <path d="M-36-34h70l4 4v68h-74Z" fill={BLACK} />
      <path
        d="M1-24c17 0 27 10 27 24 0 9-5 14-11 17l-1 10h-30l-1-10c-6-3-11-8-11-17 0-14 10-24 27-24Z"
        fill={PAPER}
      />
      <path d="M-10-6a7 7 0 1 0 .1 0ZM12-6a7 7 0 1 0 .1 0ZM1 9l4 6h-8Z" fill={BLACK} />
      <path d="M-10-1a2.5 2.5 0 1 0 .1 0ZM12-1a2.5 2.5 0 1 0 .1 0Z" fill={INKS.red.ink} />
    </g>
  </svg>
)
