import { BLACK, INKS, PAPER } from '../print/inks.ts'
import {
  Bolt,
  Cactus,
  CardBody,
  DrawnCard,
  Eyeballs,
  Eyes,
  Mirrored,
  Mouth,
  PrintedLine,
  PrintedShape,
  Spark,
  ToothyMouth,
  Transformed,
} from './drawing-parts.tsx'

const RED = INKS.red.ink

/** A crack in the ground with teeth. */
export const Earthquake = () => (
  <>
    <DrawnCard x={44} y={42} turn={-24} />
    <DrawnCard x={104} y={30} turn={10} />
    <DrawnCard x={160} y={44} turn={32} />
    <PrintedShape
      d="m10 78 24-6 20 8 26-10 22 10 24-8 22 8 20-8 22 6v70H10Z"
      ink={BLACK}
      under={INKS.yellow.ink}
    />
    <Eyes x={100} y={94} gap={34} size={1.3} ink={PAPER} />
    <path
      d="m24 104 26 14 14-10 16 14 20-14 20 14 16-14 14 10 26-14-22 36-18-10-16 14-20-16-20 16-16-14-18 10Z"
      fill={PAPER}
    />
    <path
      d="m24 104 28 20 16-6 14 12 18-14 18 14 14-12 16 6 28-20"
      stroke={RED}
      strokeWidth="4"
      fill="none"
    />
  </>
)

/** A hockey mask that sticks its tongue out. */
export const FridayThe13th = () => (
  <>
    <Bolt x={170} y={46} turn={8} scale={1.3} />
    <Bolt x={28} y={56} turn={-6} scale={0.9} />
    <PrintedShape d="M96 10c38 0 52 26 50 62-2 40-20 76-50 76s-48-36-50-76c-2-36 12-62 50-62Z" />
    <path d="m86 18 10 24 10-24ZM54 90l16 8-12 10ZM138 90l-16 8 12 10Z" fill={RED} />
    <path d="M56 72c6-18 30-16 34 2-8 16-30 14-34-2ZM136 72c-6-18-30-16-34 2 8 16 30 14 34-2Z" fill={BLACK} />
    <Eyes x={96} y={75} gap={22} size={-0.9} ink={PAPER} mood="shut" />
    <path d="M78 116h38M85 130h26" stroke={BLACK} strokeWidth="7" strokeDasharray="0 12" />
    <path
      d="M102 102c14-4 20 0 28 4a19 19 0 1 1-8 14c-4-8-8-14-20-18Z"
      fill={PAPER}
      stroke={BLACK}
      strokeWidth="4"
    />
    <path d="M144 110q8 2 9 10" stroke={RED} strokeWidth="4" fill="none" />
  </>
)

const PIPS =
  'M-28-15a8 8 0 1 0 16 0 8 8 0 0 0-16 0ZM12-15a8 8 0 1 0 16 0 8 8 0 0 0-16 0ZM-28 20a8 8 0 1 0 16 0 8 8 0 0 0-16 0ZM12 20a8 8 0 1 0 16 0 8 8 0 0 0-16 0Z'

/** Two dice with faces, one with a hat. */
export const GamblingMan = () => (
  <>
    <Transformed x={140} y={98} turn={16}>
      <PrintedShape d="M-32-40h64q8 0 8 8v64q0 8-8 8h-64q-8 0-8-8v-64q0-8 8-8Z" ink={BLACK} under={PAPER} />
      <path d={PIPS} fill={PAPER} />
      <circle r="8" fill={PAPER} />
      <Eyes x={0} y={-33} gap={19} size={0.9} ink={PAPER} mood="worried" />
      <Mouth x={0} y={28} w={20} bend={-0.6} ink={PAPER} />
    </Transformed>
    <Transformed x={64} y={98} turn={-10}>
      <PrintedShape d="M-34-42h68q8 0 8 8v68q0 8-8 8h-68q-8 0-8-8v-68q0-8 8-8Z" />
      <path d="M-50-34h100v-10H30v-28q-30-12-60 0v28h-20Z" fill={BLACK} />
      <path d="M-30-56h60v12h-60Z" fill={RED} />
      <path d={PIPS} fill={BLACK} />
      <Eyes x={0} y={-25} gap={18} size={1.1} />
      <Mouth x={0} y={23} w={26} />
      <path d="m8 28 26 10" stroke={RED} strokeWidth="9" />
    </Transformed>
  </>
)

/** Two cowboys who point pistols at each other. */
export const MexicanStandoff = () => (
  <>
    <DrawnCard x={88} y={140} turn={70} scale={0.8} />
    <DrawnCard x={118} y={138} turn={-64} scale={0.8} ink={BLACK} />
    <Mirrored>
      <PrintedShape d="M30 148V70c0-24 40-24 40 0v78ZM32 116H18c-10 0-12-8-12-20 0-8 10-8 10 0v8h16Z" />
      <path d="M58 100h36v9H76v14H64v-10h-6Z" fill={BLACK} />
      <path d="M2 58c12 0 18-4 22-10 4-34 48-34 52 0 4 6 10 10 22 10-16 20-80 20-96 0Z" fill={BLACK} />
      <path d="M24 46h52l3 7H21Z" fill={RED} />
      <Eyes x={54} y={80} gap={9} size={0.8} />
      <path d="M40 96q8-10 14-3 6-7 14 3-9 4-14-1-6 5-14 1Z" fill={BLACK} />
    </Mirrored>
  </>
)

/** A cake with dynamite as a candle. */
export const SurpriseParty = () => (
  <>
    <path d="M100 50c-4-18 20-12 16-30" stroke={BLACK} strokeWidth="5" fill="none" />
    <PrintedShape d="M87 40h26v42H87Z" />
    <path d="M87 46h26v9H87ZM87 61h26v9H87Z" fill={RED} />
    <Spark x={118} y={18} />
    <PrintedShape d="M14 138h172l-16 12H30Z" ink={BLACK} under={PAPER} />
    <PrintedShape d="M38 76h124v62H38Z" />
    <path
      d="M32 72h136v24c0 14-18 14-20 0-2 18-22 18-24 0-2 12-22 12-24 0-2 20-24 20-26 0-2 12-20 12-22 0-2 10-20 10-20-4Z"
      fill={BLACK}
    />
    <Eyeballs x={100} y={98} gap={16} r={13} dx={3} dy={-7} />
    <path d="M84 126q8-10 16 0t16 0" stroke={BLACK} strokeWidth="5" fill="none" />
  </>
)

/** A sad, cracked trophy with a cactus in it. */
export const EpicFail = () => (
  <>
    <Transformed x={100} y={84} scale={0.85}>
      <Cactus />
      <path d="M-6-70v-6M6-56v6M-31-52v6M31-40v6M-4-40v6" stroke={BLACK} strokeWidth="4" />
    </Transformed>
    <PrintedLine d="M58 74H30c0 28 12 34 32 36M142 74h28c0 28-12 34-32 36" ink={BLACK} under={PAPER} w={9} />
    <PrintedShape d="M50 62h100c0 40-14 58-38 64v10h20v14H68v-14h20v-10c-24-6-38-24-38-64Z" />
    <path d="M50 62h100l-1 11H51Z" fill={BLACK} />
    <Eyes x={100} y={88} gap={17} mood="worried" />
    <Mouth x={100} y={112} w={26} bend={-0.5} />
    <path d="M126 76l-6 14 10 6-8 14" stroke={BLACK} strokeWidth="3" fill="none" />
    <path d="M78 96c8 12 4 18 0 18s-8-6 0-18Z" fill={INKS.blue.ink} stroke={BLACK} strokeWidth="2" />
  </>
)

/** A wave with teeth, and a card on a surfboard. */
export const Tsunami = () => (
  <>
    <PrintedShape
      d="M8 152c-4-80 34-144 104-142 40 2 66 26 70 56-14-12-24-10-28 0-6-12-18-12-24-2-8-8-22-6-24 6-4 32 24 58 84 62v20Z"
      ink={BLACK}
      under={PAPER}
    />
    <path
      d="M182 66c-14-12-24-10-28 0-6-12-18-12-24-2-8-8-22-6-24 6-6-22 6-40 28-42 24-2 44 14 48 38Z"
      fill={PAPER}
      stroke={PAPER}
      strokeWidth="3"
    />
    <Eyes x={68} y={64} gap={18} size={1.3} ink={PAPER} />
    <ToothyMouth x={66} y={84} w={48} />
    <path d="M22 132q20-14 40 0t40 0 40 0 44 4" stroke={PAPER} strokeWidth="6" fill="none" />
    <Transformed x={152} y={108} turn={-10} scale={0.7}>
      <CardBody />
      <Eyeballs x={0} y={-8} gap={10} r={9} dx={-3} dy={-3} />
      <circle cx="0" cy="15" r="7" fill={BLACK} />
    </Transformed>
    <path d="M122 136c20 4 46-2 62-14-8 18-40 26-62 14Z" fill={RED} stroke={PAPER} strokeWidth="3" />
  </>
)
