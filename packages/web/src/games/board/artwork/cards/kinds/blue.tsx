import { Eyeballs, Eyes, Mouth, PrintedLine, PrintedShape } from '../../../../../ui/events/drawing-parts.tsx'
import { BLACK, INKS, PAPER } from '../../../../../ui/print/inks.ts'

const RED = INKS.red.ink
const YELLOW = INKS.yellow.ink

/** A deckchair. */
export const Skip = () => (
  <>
    <circle cx="76" cy="46" r="12" fill={YELLOW} />
    <path d="M16 109h68" stroke={BLACK} strokeWidth="6" />
    <path d="M74 108 34 64M36 108l38-28" stroke={BLACK} strokeWidth="6" />
    <PrintedShape d="M18 60 30 50c8 26 24 36 54 28l2 13c-36 12-60-2-68-31Z" />
    <path d="m24 55 6-5c8 26 24 36 54 28l1 6c-32 8-52-4-61-29Z" fill={RED} />
    <circle cx="38" cy="45" r="15" fill={PAPER} stroke={BLACK} strokeWidth="3" />
    <path d="M26 41h26v2c0 8-11 8-12 0h-2c-1 8-12 8-12 0Z" fill={BLACK} />
    <path d="M35 53q5 3 8-1" stroke={BLACK} strokeWidth="3" fill="none" />
  </>
)

/** A crab. */
export const Reverse = () => (
  <>
    <path d="M28 92 14 104M36 98 28 112M72 92l14 12M64 98l8 14" stroke={BLACK} strokeWidth="6" />
    <PrintedLine d="M26 76 14 62M74 76l12-14" ink={RED} w={9} />
    <PrintedShape
      d="M14 66C-2 56 4 36 20 34l-3 14 13-8c6 14 0 26-16 26ZM86 66c16-10 10-30-6-32l3 14-13-8c-6 14 0 26 16 26Z"
      ink={RED}
    />
    <path d="M42 64V50M58 64V50" stroke={BLACK} strokeWidth="6" />
    <PrintedShape d="M20 82c0-16 14-22 30-22s30 6 30 22-14 22-30 22-30-6-30-22Z" ink={RED} />
    <Eyeballs x={50} y={48} gap={10} r={9} dx={-4} />
    <path d="M36 84q14 14 28 0Z" fill={PAPER} stroke={BLACK} strokeWidth="3" />
  </>
)

export const Remote = () => (
  <>
    <path d="M36 98v14h-9M64 98v14h9" stroke={PAPER} strokeWidth="7" fill="none" />
    <PrintedLine d="m50 68 10-22" w={9} />
    <circle cx="64" cy="43" r="14" fill={BLACK} />
    <circle cx="61" cy="40" r="14" fill={RED} />
    <path d="M54 36q2-5 7-5" stroke={PAPER} strokeWidth="4" fill="none" />
    <PrintedShape d="M20 70q0-6 6-6h48q6 0 6 6v28H20Z" />
    <circle cx="71" cy="74" r="4" fill={RED} />
    <Eyes x={44} y={80} gap={12} size={0.9} />
    <Mouth x={44} y={89} w={18} bend={0.4} />
  </>
)

/** A ghost. */
export const Ghost = () => (
  <>
    <PrintedShape d="M20 110V70c0-42 60-42 60 0v40c-6 4-10-8-15-8s-8 9-15 9-10-9-15-9-9 12-15 8Z" />
    <Eyeballs x={50} y={64} gap={12} r={9} dx={3} dy={-2} />
    <ellipse cx="50" cy="84" rx="8" ry="10" fill={BLACK} />
    <path d="M46 89q4-4 8 0l-4 4Z" fill={RED} />
  </>
)
