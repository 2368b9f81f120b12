import {
  DrawnCard,
  Eyeballs,
  Mouth,
  PrintedLine,
  PrintedShape,
  Transformed,
} from '../../../../../ui/events/drawing-parts.tsx'
import { BLACK, INKS, PAPER } from '../../../../../ui/print/inks.ts'

const RED = INKS.red.ink
const YELLOW = INKS.yellow.ink

export const SecondChance = () => (
  <Transformed x={48} y={74} turn={-8}>
    <PrintedShape d="M-30-36h60q6 0 6 6v60q0 6-6 6h-60q-6 0-6-6v-60q0-6 6-6Z" />
    <circle cx="-17" cy="-10" r="9" fill={BLACK} />
    <path d="M6-10q9-10 20 0" stroke={BLACK} strokeWidth="6" fill="none" />
    <path d="M-20 10h38q-2 20-19 20T-20 10Z" fill={BLACK} />
    <path d="M-10 24q8-8 18-1-4 7-9 7t-9-6Z" fill={RED} />
  </Transformed>
)

export const Swap = () => (
  <>
    <PrintedLine d="M26 52q24-24 46-4M74 94q-24 24-46 4" ink={BLACK} under={PAPER} w={7} />
    <path d="m80 58-18-4 14-14ZM20 88l18 4-14 14Z" fill={BLACK} />
    <PrintedShape d="M10 74a19 19 0 1 1 38 0 19 19 0 0 1-38 0Z" />
    <PrintedShape d="M53 57h34v34H53Z" ink={YELLOW} />
    <path d="M22 70v4M36 70v4M64 68v4M77 68v4" stroke={BLACK} strokeWidth="5" />
    <path d="M22 84q7-8 14 0M63 80q8 8 15 0" stroke={BLACK} strokeWidth="4" fill="none" />
  </>
)

/** A magnet. */
export const Magnet = () => (
  <>
    <DrawnCard x={50} y={48} turn={8} scale={0.8} ink={INKS.blue.ink} />
    <path d="M16 46l-6-8M84 46l6-8" stroke={PAPER} strokeWidth="5" />
    <PrintedShape d="M14 58h20v22c0 20 32 20 32 0V58h20v24c0 42-72 42-72 0Z" ink={RED} />
    <path d="M14 56h20v13H14ZM66 56h20v13H66Z" fill={PAPER} />
    <Eyeballs x={50} y={100} gap={11} r={8} dy={-3} />
  </>
)

export const Teleport = () => (
  <>
    <ellipse cx="50" cy="92" rx="40" ry="18" fill={PAPER} />
    <ellipse cx="50" cy="90" rx="34" ry="14" fill={BLACK} />
    <Eyeballs x={50} y={87} gap={11} r={8} dx={3} dy={-3} />
    <Transformed x={54} y={54} turn={-18}>
      <ellipse cx="2" cy="4" rx="38" ry="14" fill={BLACK} />
      <ellipse rx="38" ry="14" fill={INKS.blue.ink} stroke={PAPER} strokeWidth="4" />
      <path d="M-20-4h40M-22 4h44" stroke={PAPER} strokeWidth="4" strokeDasharray="7 6" />
    </Transformed>
    <Mouth x={50} y={97} w={14} bend={0.3} ink={PAPER} />
  </>
)
