import { BLACK, INKS, PAPER } from '../../../../look/inks.ts'
import { At, Body, Bolt, Cactus, Card, Eyes, Grin, Line, Print, Stare, Teeth } from './parts.tsx'

const RED = INKS.red.ink
const YELLOW = INKS.yellow.ink

/** The house never loses. It does not even look up. */
export const BlackJack = () => (
  <>
    <Card x={36} y={92} turn={-28} scale={1.5} />
    <Card x={164} y={92} turn={28} scale={1.5} ink={YELLOW} />
    <Print
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
    <Teeth x={100} y={92} w={38} />
  </>
)

/** Wind, sharks, voltage. */
export const Chargenado = () => (
  <>
    <Print d="M130 24c2-14 14-22 30-22-6 10-2 22 2 30Z" ink={BLACK} under={PAPER} />
    <Print
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

/** First prize for almost. */
export const EpicFail = () => (
  <>
    <At x={100} y={84} scale={0.85}>
      <Cactus />
      <path d="M-6-70v-6M6-56v6M-31-52v6M31-40v6M-4-40v6" stroke={BLACK} strokeWidth="4" />
    </At>
    <Line d="M58 74H30c0 28 12 34 32 36M142 74h28c0 28-12 34-32 36" ink={BLACK} under={PAPER} w={9} />
    <Print d="M50 62h100c0 40-14 58-38 64v10h20v14H68v-14h20v-10c-24-6-38-24-38-64Z" />
    <path d="M50 62h100l-1 11H51Z" fill={BLACK} />
    <Eyes x={100} y={88} gap={17} mood="worried" />
    <Grin x={100} y={112} w={26} bend={-0.5} />
    <path d="M126 76l-6 14 10 6-8 14" stroke={BLACK} strokeWidth="3" fill="none" />
    <path d="M78 96c8 12 4 18 0 18s-8-6 0-18Z" fill={INKS.blue.ink} stroke={BLACK} strokeWidth="2" />
  </>
)

/** What sack? */
export const Loot = () => (
  <>
    <Card x={72} y={32} turn={-24} scale={1.1} />
    <Card x={102} y={24} turn={4} scale={1.1} ink={BLACK} />
    <Card x={130} y={34} turn={28} scale={1.1} ink={YELLOW} />
    <Print d="M66 46q34 12 68 0l-8 18c36 18 52 48 46 70-4 16-20 16-72 16s-68 0-72-16c-6-22 10-52 46-70Z" />
    <path d="M72 62q28 10 56 0" stroke={RED} strokeWidth="8" fill="none" />
    <path d="M38 88c34-12 90-12 124 0 4 30-40 38-54 14h-16c-14 24-58 16-54-14Z" fill={BLACK} />
    <Stare x={100} y={94} gap={28} r={11} dx={6} />
    <Grin x={100} y={124} w={36} bend={0.4} />
  </>
)

/** Cheers. */
export const Parasite = () => (
  <>
    <At x={42} y={92} turn={-8} scale={1.5}>
      <Body />
      <Eyes x={0} y={-8} gap={9} size={0.8} mood="dead" />
      <Grin x={0} y={12} w={18} bend={-0.5} />
    </At>
    <path
      d="M108 72 92 46l-10 8M136 56V30l-12-4M164 66l20-20-2-12M112 124l-14 20-12-2M138 134v18h10M166 124l20 18 8-6"
      stroke={BLACK}
      strokeWidth="6"
      fill="none"
    />
    <Print d="M94 94a44 42 0 1 1 88 0 44 42 0 0 1-88 0Z" ink={BLACK} under={RED} />
    <Line d="M112 104 86 78 62 92" ink={RED} under={PAPER} w={7} />
    <Eyes x={138} y={86} gap={16} size={1.1} ink={PAPER} mood="shut" />
    <path d="M116 108q26 26 48 0" stroke={PAPER} strokeWidth="5" fill="none" />
  </>
)

/** It has eaten the tape before. */
export const Rewind = () => (
  <>
    <path
      d="M84 122c-6 30-50 30-40 6 8-20 50 18 72 18 26 0 34-10 30-26"
      stroke={BLACK}
      strokeWidth="7"
      fill="none"
    />
    <Print d="M22 20h156l8 8v90l-8 8H22l-8-8V28Z" />
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
  <At x={x} y={y} turn={turn} scale={1.2}>
    <Body />
    <Eyes x={0} y={-10} gap={10} size={0.9} />
    <path d="M-12 16q12-18 24 0Z" fill={BLACK} />
  </At>
)

/** They demand to sit one seat further right. */
export const Riot = () => (
  <>
    <Line d="M30 150V20M14 14v14q0 12 16 12t16-12V14M30 12v20" ink={BLACK} under={PAPER} w={6} />
    <path d="M172 150V52" stroke={BLACK} strokeWidth="9" />
    <Print d="M172 58c-24-4-24-26-8-38 0 8 4 8 6 4 2-8 0-14-2-20 26 12 32 48 4 54Z" />
    <path d="M170 54c-12-4-10-16-2-22 2 4 4 4 6-2 12 10 10 22-4 24Z" fill={RED} />
    <Rebel x={100} y={70} />
    <Rebel x={58} y={112} turn={-8} />
    <Rebel x={142} y={112} turn={8} />
  </>
)

/** Full. Very full. */
export const Supercharge = () => (
  <>
    <path d="m76 34-16-24M92 28 88 4M110 28l6-24M126 34l16-22" stroke={BLACK} strokeWidth="7" />
    <Print d="M82 24h36v20H82Z" />
    <Print d="M56 42h88l6 6v96l-6 6H56l-6-6V48Z" ink={BLACK} under={PAPER} />
    <path d="M50 106h100v12H50Z" fill={RED} />
    <Stare x={88} y={72} gap={0} r={19} dx={3} />
    <Stare x={124} y={74} gap={0} r={13} dx={-2} dy={2} />
    <path d="M68 98l9-6 9 8 9-8 9 8 9-8 9 8 9-6" stroke={PAPER} strokeWidth="5" fill="none" />
    <path d="m102 104-14 22h12l-6 20 20-26h-12l8-16Z" fill={YELLOW} />
    <Bolt x={24} y={74} turn={14} />
    <Bolt x={176} y={74} turn={-14} />
  </>
)

/** Hang ten, or take them all. */
export const Tsunami = () => (
  <>
    <Print
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
    <Teeth x={66} y={84} w={48} />
    <path d="M22 132q20-14 40 0t40 0 40 0 44 4" stroke={PAPER} strokeWidth="6" fill="none" />
    <At x={152} y={108} turn={-10} scale={0.7}>
      <Body />
      <Stare x={0} y={-8} gap={10} r={9} dx={-3} dy={-3} />
      <circle cx="0" cy="15" r="7" fill={BLACK} />
    </At>
    <path d="M122 136c20 4 46-2 62-14-8 18-40 26-62 14Z" fill={RED} stroke={PAPER} strokeWidth="3" />
  </>
)
