import {
  Bolt,
  CardBody,
  DrawnCard,
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
const YELLOW = INKS.yellow.ink

export const BlackJack = () => (
  <>
    <DrawnCard x={36} y={92} turn={-28} scale={1.5} />
    <DrawnCard x={164} y={92} turn={28} scale={1.5} ink={YELLOW} />
    <PrintedShape
      d="M100 6c16 30 58 48 58 82 0 28-34 38-50 18 0 20 6 32 20 44H72c14-12 20-24 20-44-16 20-50 10-50-18 0-34 42-52 58-82Z"
      ink={BLACK}
      under={PAPER}
    />
    <path
      d="M62 52c18-14 58-14 76 0l20 18c-30-10-86-10-116 0Z"
      fill={YELLOW}
      stroke={BLACK}
      strokeWidth="4"
    />
    <Eyes x={100} y={80} gap={20} size={1.1} ink={PAPER} />
    <ToothyMouth x={100} y={92} w={38} />
  </>
)

export const Chargenado = () => (
  <>
    <PrintedShape d="M130 24c2-14 14-22 30-22-6 10-2 22 2 30Z" ink={BLACK} under={PAPER} />
    <PrintedShape
      d="M16 26c44-16 124-16 168 0 0 16-14 26-24 32 8 8 0 20-14 24 4 10-4 18-16 22 2 10-6 16-16 18 0 10-4 20-22 30 4-14 0-20-4-28-10-4-16-12-14-20-14-6-22-14-18-24-16-4-26-16-18-26-12-6-22-14-22-28Z"
      ink={BLACK}
      under={PAPER}
    />
    <Eyes x={94} y={38} gap={26} size={1.5} ink={PAPER} />
    <path d="M44 58h112l-8 8-8 16-10-14-10 18-12-18-12 20-12-20-10 16-10-16-10 12Z" fill={PAPER} />
    <path d="M66 104c22 8 46 8 64-2M84 126c10 4 22 2 30-2" stroke={PAPER} strokeWidth="5" fill="none" />
    <Bolt x={34} y={104} turn={16} scale={1.2} />
    <Bolt x={168} y={108} turn={-10} scale={1.3} />
  </>
)

export const Parasite = () => (
  <>
    <Transformed x={42} y={92} turn={-8} scale={1.5}>
      <CardBody />
      <Eyes x={0} y={-8} gap={9} size={0.8} mood="dead" />
      <Mouth x={0} y={12} w={18} bend={-0.5} />
    </Transformed>
    <path
      d="M108 72 92 46l-10 8M136 56V30l-12-4M164 66l20-20-2-12M112 124l-14 20-12-2M138 134v18h10M166 124l20 18 8-6"
      stroke={BLACK}
      strokeWidth="6"
      fill="none"
    />
    <PrintedShape d="M94 94a44 42 0 1 1 88 0 44 42 0 0 1-88 0Z" ink={BLACK} under={RED} />
    <PrintedLine d="M112 104 86 78 62 92" ink={RED} under={PAPER} w={7} />
    <Eyes x={138} y={86} gap={16} size={1.1} ink={PAPER} mood="shut" />
    <path d="M116 108q26 26 48 0" stroke={PAPER} strokeWidth="5" fill="none" />
  </>
)

/** A cassette with loose tape. */
export const Rewind = () => (
  <>
    <path
      d="M84 122c-6 30-50 30-40 6 8-20 50 18 72 18 26 0 34-10 30-26"
      stroke={BLACK}
      strokeWidth="7"
      fill="none"
    />
    <PrintedShape d="M22 20h156l8 8v90l-8 8H22l-8-8V28Z" />
    <path d="M30 34h140v58H30Z" fill={BLACK} />
    <path d="M30 34h140v9H30Z" fill={RED} />
    <circle cx="66" cy="68" r="20" fill={PAPER} />
    <circle cx="134" cy="68" r="20" fill={PAPER} />
    <path d="M48 68a9 9 0 1 1 18 0 9 9 0 0 1-18 0ZM116 68a9 9 0 1 1 18 0 9 9 0 0 1-18 0Z" fill={BLACK} />
    <path d="M58 126l8-22h68l8 22Z" fill={RED} stroke={BLACK} strokeWidth="4" />
    <path d="M80 104h12v9H80ZM108 104h12v9h-12Z" fill={PAPER} />
  </>
)

const Rebel = ({ x, y, turn = 0 }: { x: number; y: number; turn?: number }) => (
  <Transformed x={x} y={y} turn={turn} scale={1.2}>
    <CardBody />
    <Eyes x={0} y={-10} gap={10} size={0.9} />
    <path d="M-12 16q12-18 24 0Z" fill={BLACK} />
  </Transformed>
)

export const Riot = () => (
  <>
    <PrintedLine d="M30 150V20M14 14v14q0 12 16 12t16-12V14M30 12v20" ink={BLACK} under={PAPER} w={6} />
    <path d="M172 150V52" stroke={BLACK} strokeWidth="9" />
    <PrintedShape d="M172 58c-24-4-24-26-8-38 0 8 4 8 6 4 2-8 0-14-2-20 26 12 32 48 4 54Z" />
    <path d="M170 54c-12-4-10-16-2-22 2 4 4 4 6-2 12 10 10 22-4 24Z" fill={RED} />
    <Rebel x={100} y={70} />
    <Rebel x={58} y={112} turn={-8} />
    <Rebel x={142} y={112} turn={8} />
  </>
)

export const Supercharge = () => (
  <>
    <path d="m76 34-16-24M92 28 88 4M110 28l6-24M126 34l16-22" stroke={BLACK} strokeWidth="7" />
    <PrintedShape d="M82 24h36v20H82Z" />
    <PrintedShape d="M56 42h88l6 6v96l-6 6H56l-6-6V48Z" ink={BLACK} under={PAPER} />
    <path d="M50 106h100v12H50Z" fill={RED} />
    <Eyeballs x={88} y={72} gap={0} r={19} dx={3} />
    <Eyeballs x={124} y={74} gap={0} r={13} dx={-2} dy={2} />
    <path d="M68 98l9-6 9 8 9-8 9 8 9-8 9 8 9-6" stroke={PAPER} strokeWidth="5" fill="none" />
    <path d="m102 104-14 22h12l-6 20 20-26h-12l8-16Z" fill={YELLOW} />
    <Bolt x={24} y={74} turn={14} />
    <Bolt x={176} y={74} turn={-14} />
  </>
)
