import { Eyeballs, Eyes, Mouth, PrintedShape } from '../../../../../ui/events/drawing-parts.tsx'
import { BLACK, INKS, PAPER } from '../../../../../ui/print/inks.ts'

const RED = INKS.red.ink

/** A hand that says stop. */
export const Stop = () => (
  <>
    <PrintedShape d="M28 112V86L13 68c-4-8 4-13 10-7l9 9V46c0-8 11-8 11 0v16h2V38c0-8 12-8 12 0v24h2V42c0-8 11-8 11 0v22h2V52c0-7 10-7 10 0v36c0 10-6 16-8 24Z" />
    <path d="M26 104h48v11H26Z" fill={RED} />
    <Eyes x={54} y={78} gap={11} size={0.8} />
    <Mouth x={54} y={94} w={20} bend={-0.4} />
  </>
)

export const Cross = () => (
  <>
    <PrintedShape d="m18 50 12-11 58 56-12 12Z" />
    <PrintedShape d="m70 39 13 11-54 57-13-11Z" />
    <circle cx="28" cy="49" r="3" fill={BLACK} />
    <circle cx="75" cy="96" r="3" fill={BLACK} />
    <circle cx="72" cy="50" r="3" fill={BLACK} />
    <circle cx="28" cy="96" r="3" fill={BLACK} />
    <Eyeballs x={50} y={68} gap={9} r={8} dx={-2} dy={2} />
    <path d="M43 84h14" stroke={RED} strokeWidth="6" />
  </>
)

/** A snail. */
export const Snail = () => (
  <>
    <path d="m80 74 2-22M88 78l8-20" stroke={BLACK} strokeWidth="5" />
    <PrintedShape d="M6 108c10-10 30-8 52-8 10 0 14-8 16-20 4-12 20-10 20 4 0 18-8 26-20 26Z" />
    <PrintedShape d="M14 76a29 29 0 1 1 58 0 29 29 0 0 1-58 0Z" ink={RED} />
    <path d="M60 78a17 17 0 1 1-18-18 12 12 0 1 1-6 20" stroke={PAPER} strokeWidth="6" fill="none" />
    <Eyeballs x={88} y={52} gap={7} r={7} dx={-2} dy={2} />
    <path d="M80 92q5 3 9-2" stroke={BLACK} strokeWidth="3" fill="none" />
  </>
)
