import { At, Eyes, Grin, Print } from '../../../../look/events/parts.tsx'
import { BLACK, INKS, PAPER } from '../../../../look/inks.ts'

const RED = INKS.red.ink

/** One brick thick, and smug about it. */
export const Block = () => (
  <>
    <Print d="M50 38c10 8 20 9 30 8 2 30-6 52-30 64-24-12-32-34-30-64 10 1 20 0 30-8Z" under={RED} />
    <path d="M22 62h56M26 82h48M38 46v16M62 46v16M50 62v4M36 82v14M63 82v13" stroke={RED} strokeWidth="4" />
    <path d="M30 60h40v24H30Z" fill={PAPER} />
    <Eyes x={50} y={66} gap={10} size={0.9} />
    <Grin x={50} y={76} w={22} />
  </>
)

/** Oh, that did not count. */
export const ReRoll = () => (
  <>
    <path d="M82 60A36 36 0 1 0 85 84" stroke={INKS.yellow.ink} strokeWidth="8" fill="none" />
    <path d="m91 46-3 24-21-11Z" fill={INKS.yellow.ink} />
    <At x={50} y={74} turn={10} scale={0.66}>
      <Print d="M-26-32h52q6 0 6 6v52q0 6-6 6h-52q-6 0-6-6v-52q0-6 6-6Z" under={RED} />
      <Eyes x={0} y={-8} gap={14} mood="dead" />
      <circle cx="0" cy="15" r="8" fill={BLACK} />
    </At>
  </>
)
