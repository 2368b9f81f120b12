import {
  Cactus,
  CardBody,
  Eyeballs,
  Eyes,
  Mouth,
  PrintedLine,
  PrintedShape,
  ToothyMouth,
  Transformed,
} from '../../../../ui/events/drawing-parts.tsx'
import { BLACK, INKS, PAPER } from '../../../../ui/print/inks.ts'

const RED = INKS.red.ink

export const PlusOne = () => (
  <>
    <path
      d="M62 128v20H50M94 128v20h12M146 132v16h-8M162 132v16h8"
      stroke={BLACK}
      strokeWidth="6"
      fill="none"
    />
    <PrintedLine d="M112 92q14 14 28 18" ink={BLACK} under={PAPER} w={6} />
    <PrintedShape d="M58 10h42v38h38v42h-38v40H58V90H20V48h38Z" />
    <Eyeballs x={79} y={56} gap={15} r={12} dx={5} dy={3} />
    <path d="M60 78h38q-2 22-19 22T60 78Z" fill={RED} stroke={BLACK} strokeWidth="4" />
    <Transformed x={156} y={108} scale={0.9}>
      <CardBody />
      <Eyes x={0} y={-4} gap={9} size={0.8} mood="shut" />
      <Mouth x={0} y={8} w={18} />
      <path d="M0-34-11-30 0-58 11-30Z" fill={RED} stroke={PAPER} strokeWidth="3" />
    </Transformed>
  </>
)

export const Repeat = () => (
  <>
    <PrintedLine d="M134 38A54 54 0 1 0 154 82" w={24} />
    <path
      d="M134 38A54 54 0 1 0 154 82"
      stroke={BLACK}
      strokeWidth="24"
      strokeDasharray="6 18"
      strokeLinecap="butt"
      fill="none"
    />
    <path d="m146 92 8-44 18 40Z" fill={BLACK} />
    <PrintedShape d="M92 20c18-18 56-16 70 6 12 18 10 34 2 42l-12-14-14 18c-16-8-40-18-46-30-4-8-4-16 0-22Z" />
    <Eyeballs x={126} y={22} gap={14} r={11} dx={4} dy={4} />
    <path d="m152 54-14 18 2 12 18-2Z" fill={RED} />
  </>
)

/** A revolver cylinder. */
export const RussianRoulette = () => (
  <>
    <PrintedShape
      d="M100 4c26 0 40 18 40 38 0 12-4 18-6 22 18 12 26 28 26 46 0 28-22 42-60 42s-60-14-60-42c0-18 8-34 26-46-2-4-6-10-6-22C60 22 74 4 100 4Z"
      ink={BLACK}
      under={PAPER}
    />
    <path d="M72 42c0-30 56-30 56 0 0 34-56 34-56 0Z" fill={PAPER} />
    <path d="M72 38c6-26 50-26 56 0-12 0-24-4-28-12-4 8-16 12-28 12Z" fill={RED} />
    <Eyes x={100} y={44} gap={11} size={0.8} />
    <Mouth x={100} y={54} w={16} />
    <circle cx="100" cy="108" r="39" fill={PAPER} />
    {[0, 60, 120, 180, 240, 300].map((turn) => (
      <circle
        key={turn}
        cx="100"
        cy="84"
        r="9"
        fill={turn === 60 ? RED : BLACK}
        transform={`rotate(${turn} 100 108)`}
      />
    ))}
    <circle cx="100" cy="108" r="5" fill={BLACK} />
  </>
)

export const Seppuku = () => (
  <>
    <PrintedShape d="m62 92 70-34v66l-6 22H68l-6-6Z" />
    <Mouth x={97} y={122} w={26} bend={-0.5} />
    <PrintedShape d="m78 72 70-34V12l-6-6H84l-6 6Z" />
    <path d="M78 18h70v14H78Z" fill={BLACK} />
    <circle cx="113" cy="25" r="8" fill={RED} />
    <path d="m148 22 22-8M148 27l20 8" stroke={BLACK} strokeWidth="6" />
    <circle cx="96" cy="46" r="6" fill={BLACK} />
    <circle cx="122" cy="42" r="6" fill={BLACK} />
    <PrintedLine d="M34 104 186 34" ink={PAPER} under={BLACK} w={7} />
    <path d="m6 118 26-12M26 92l14 26" stroke={BLACK} strokeWidth="10" />
  </>
)

/** Two open arms. */
export const TrustFall = () => (
  <>
    <path d="M62 60Q66 24 88 8M46 48Q52 22 66 8" stroke={PAPER} strokeWidth="6" fill="none" />
    <Transformed x={96} y={150} scale={0.82}>
      <path d="M-50 0H50l-8 9h-84Z" fill={BLACK} />
      <Cactus />
      <path d="M-31-56v8M31-44v8M-6-14v6M6-24v6" stroke={RED} strokeWidth="5" />
      <Eyes x={0} y={-62} gap={8} size={0.7} />
      <ToothyMouth x={0} y={-50} w={24} />
    </Transformed>
    <Transformed x={112} y={38} turn={-72} scale={1.05}>
      <path
        d="m-10 30-4 18h-8M10 30l2 18h8M22 0l10-9M-22 0l-10-9"
        stroke={BLACK}
        strokeWidth="6"
        fill="none"
      />
      <CardBody />
      <Eyes x={0} y={-8} gap={10} size={0.9} mood="shut" />
      <Mouth x={0} y={6} w={24} />
    </Transformed>
  </>
)
