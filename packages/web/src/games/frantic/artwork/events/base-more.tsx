import {
  CardBody,
  DrawnCard,
  Eyeballs,
  Eyes,
  Mouth,
  PrintedLine,
  PrintedShape,
  Spark,
  Star,
  ToothyMouth,
  Transformed,
} from '../../../../ui/events/drawing-parts.tsx'
import { BLACK, INKS, PAPER } from '../../../../ui/print/inks.ts'

const RED = INKS.red.ink

/** A Christmas tree. */
export const MerryChristmas = () => (
  <>
    <path d="M86 128h28v24H86Z" fill={PAPER} />
    <PrintedShape d="m100 16 32 42h-14l30 38h-16l36 42H32l36-42H52l30-38H68Z" ink={BLACK} under={PAPER} />
    <Star x={100} y={19} scale={2.1} ink={PAPER} />
    <Star x={100} y={19} scale={1.2} ink={RED} />
    <Eyes x={100} y={82} gap={18} size={1.2} ink={PAPER} />
    <ToothyMouth x={100} y={98} w={56} />
    <path
      d="M32 128a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM168 128a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM56 88a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM144 88a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z"
      fill={RED}
      stroke={PAPER}
      strokeWidth="3"
    />
  </>
)

/** An eye. */
export const TheAllSeeingEye = () => (
  <>
    <path d="M44 48 18 34M32 82 4 78M156 48l26-14M168 82l28-4" stroke={PAPER} strokeWidth="7" />
    <PrintedShape d="M100 6 190 148H10Z" ink={BLACK} under={PAPER} />
    <path d="M44 104c30-42 82-42 112 0-30 38-82 38-112 0Z" fill={PAPER} />
    <path d="m56 104 20-4M60 112l16 2M144 104l-20-6M140 113l-16-1M70 88l10 6" stroke={RED} strokeWidth="3" />
    <circle cx="100" cy="103" r="24" fill={RED} />
    <circle cx="100" cy="103" r="12" fill={BLACK} />
    <circle cx="108" cy="94" r="6" fill={PAPER} />
    <path d="m66 74-8-10M84 64l-4-12M116 64l4-12M134 74l8-10M100 60V46" stroke={PAPER} strokeWidth="5" />
  </>
)

const LEAF = 'M0-5C-50-26-46-78-20-78-8-78 0-68 0-60 0-68 8-78 20-78 46-78 50-26 0-5Z'

export const ThirdTimeLucky = () => (
  <>
    <PrintedLine d="M100 88c4 26-6 40 18 62" ink={BLACK} under={PAPER} w={10} />
    {[-108, 0, 108].map((turn) => (
      <Transformed key={turn} x={100} y={84} turn={turn} scale={0.98}>
        <PrintedShape d={LEAF} />
      </Transformed>
    ))}
    <Eyes x={56} y={94} gap={11} size={0.9} mood="worried" />
    <Mouth x={56} y={114} w={22} bend={-0.5} />
    <Eyes x={100} y={36} gap={11} size={0.9} mood="dead" />
    <Mouth x={100} y={58} w={22} bend={-0.5} />
    <Eyes x={146} y={94} gap={12} mood="shut" />
    <path d="M130 104h32q-2 20-16 20t-16-20Z" fill={RED} stroke={BLACK} strokeWidth="4" />
  </>
)

/** A bomb. */
export const TimeBomb = () => (
  <>
    <path d="M96 44c0-26 30-8 34-28" stroke={BLACK} strokeWidth="6" fill="none" />
    <PrintedShape d="M78 38h36v20H78Z" ink={BLACK} under={RED} />
    <PrintedShape d="M44 98a52 52 0 1 1 104 0 52 52 0 0 1-104 0Z" ink={BLACK} under={PAPER} />
    <path d="M56 84a42 42 0 0 1 18-22" stroke={PAPER} strokeWidth="6" fill="none" />
    <Spark x={134} y={20} scale={1.2} />
    <Eyes x={96} y={90} gap={19} size={1.3} ink={PAPER} />
    <ToothyMouth x={96} y={108} w={50} />
  </>
)

/** A tornado. */
export const Tornado = () => (
  <>
    <DrawnCard x={30} y={92} turn={-30} />
    <DrawnCard x={58} y={132} turn={20} scale={0.8} ink={BLACK} />
    <PrintedShape d="M16 22c44-20 124-20 168 0 0 16-14 22-24 28 8 8 0 20-14 24 4 10-4 18-16 22 2 10-6 18-16 22 0 10-4 22-22 34 4-16 0-24-4-32-10-4-16-12-14-20-14-6-22-14-18-24-16-4-26-16-18-26-12-6-22-14-22-28Z" />
    <path
      d="M16 22c30 16 130 18 168 0M40 50c30 12 80 14 112 2M58 76c24 10 60 10 82-2M76 100c16 6 36 6 48-2M90 122c8 2 16 2 22-2"
      stroke={BLACK}
      strokeWidth="5"
      fill="none"
    />
    <Eyeballs x={100} y={44} gap={19} r={15} dx={5} dy={4} />
    <Mouth x={103} y={63} w={26} bend={0.3} />
    <DrawnCard x={170} y={82} turn={26} ink={INKS.yellow.ink} />
    <DrawnCard x={142} y={126} turn={-18} scale={0.9} />
  </>
)

/** A card with a moustache. */
export const Vandalism = () => (
  <>
    <Transformed x={62} y={84} turn={-8} scale={1.9}>
      <CardBody />
      <path d="M-12-8h6M6-8h6" stroke={BLACK} strokeWidth="4" />
      <path
        d="M-22 2C-20 12-16 4-12 2-6-2-2 0 0 5 2 0 6-2 12 2 16 4 20 12 22 2 22 18 8 16 0 10-8 16-22 18-22 2Z"
        fill={RED}
      />
      <path d="M-6 22q6-6 12 0" stroke={BLACK} strokeWidth="3" fill="none" />
    </Transformed>
    <path d="M126 46 96 62M126 42 94 40M126 50 106 78" stroke={RED} strokeWidth="6" strokeDasharray="0 10" />
    <PrintedShape d="M134 36h20v16h-20Z" />
    <PrintedShape d="M122 66q0-16 22-16t22 16v82h-44Z" ink={BLACK} under={PAPER} />
    <path d="M122 74h44v10h-44Z" fill={RED} />
    <Eyes x={144} y={104} gap={11} size={0.9} ink={PAPER} />
    <Mouth x={144} y={118} w={24} ink={PAPER} />
  </>
)
