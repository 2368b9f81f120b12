import { Eyes, Mouth, PrintedShape, Transformed } from '../../../../../ui/events/drawing-parts.tsx'
import { BLACK, INKS, PAPER } from '../../../../../ui/print/inks.ts'

const RED = INKS.red.ink

/** A brick wall. */
export const Block = () => (
  <g transform="translate(8 12) scale(0.84)">
    <PrintedShape d="M20 42h28v17H20ZM52 42h30v17H52Z" ink={RED} under={PAPER} />
    <PrintedShape d="M20 90h24v17H20ZM48 90h34v17H48Z" ink={RED} under={PAPER} />
    <PrintedShape d="M14 63h74v23H14Z" under={RED} />
    <Eyes x={51} y={70} gap={13} size={0.9} />
    <Mouth x={51} y={78} w={24} bend={0.3} />
  </g>
)

export const ReRoll = () => (
  <>
    <path d="M82 60A36 36 0 1 0 85 84" stroke={INKS.yellow.ink} strokeWidth="8" fill="none" />
    <path d="m91 46-3 24-21-11Z" fill={INKS.yellow.ink} />
    <Transformed x={50} y={74} turn={10} scale={0.66}>
      <PrintedShape d="M-26-32h52q6 0 6 6v52q0 6-6 6h-52q-6 0-6-6v-52q0-6 6-6Z" under={RED} />
      <Eyes x={0} y={-8} gap={14} mood="dead" />
      <circle cx="0" cy="15" r="8" fill={BLACK} />
    </Transformed>
  </>
)
