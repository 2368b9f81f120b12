import {
  DrawnCard,
  Eyeballs,
  Eyes,
  Mirrored,
  Mouth,
  PrintedLine,
  PrintedShape,
  Star,
  ToothyMouth,
  Transformed,
} from '../../../../ui/events/drawing-parts.tsx'
import { BLACK, INKS, PAPER } from '../../../../ui/print/inks.ts'

const RED = INKS.red.ink
const YELLOW = INKS.yellow.ink

export const BlackHole = () => (
  <>
    <path d="M10 112C-4 84 150 16 188 46" stroke={PAPER} strokeWidth="9" fill="none" />
    <PrintedShape d="M48 80a52 52 0 1 1 104 0 52 52 0 0 1-104 0Z" ink={BLACK} under={PAPER} />
    <path d="M10 112c14 26 168-34 178-66" stroke={PAPER} strokeWidth="9" fill="none" />
    <Eyeballs x={92} y={58} gap={16} r={12} dx={5} dy={4} />
    <path d="M70 104c20-4 40-14 56-24 8 30-10 46-28 46-14 0-24-8-28-22Z" fill={PAPER} />
    <path d="M78 118c6-14 30-20 40-10-4 12-12 18-20 18-8 0-16-4-20-8Z" fill={RED} />
    <DrawnCard x={150} y={116} turn={-52} ink={BLACK} />
    <DrawnCard x={178} y={140} turn={-20} scale={0.7} ink={BLACK} />
  </>
)

export const Capitalism = () => (
  <>
    <PrintedShape d="M80 62h40c34 18 54 44 50 66-2 18-20 20-70 20s-68-2-70-20c-4-22 16-48 50-66Z" />
    <path d="M50 66h100V55h-20V8H70v47H50Z" fill={BLACK} />
    <path d="M70 42h60v11H70Z" fill={RED} />
    <Eyes x={100} y={92} gap={20} size={1.1} />
    <circle cx="120" cy="92" r="16" fill="none" stroke={BLACK} strokeWidth="4" />
    <path d="M136 94c8 14 4 26 8 40" stroke={BLACK} strokeWidth="3" fill="none" />
    <ToothyMouth x={96} y={112} w={48} />
    <path d="m118 122 26 8" stroke={RED} strokeWidth="9" />
  </>
)

export const Crowdfunding = () => (
  <>
    <DrawnCard x={52} y={36} turn={-22} scale={1.2} />
    <DrawnCard x={104} y={26} turn={6} scale={1.2} ink={BLACK} />
    <DrawnCard x={152} y={44} turn={26} scale={1.2} ink={YELLOW} />
    <PrintedShape d="M52 82h96l-12 68H64Z" ink={BLACK} under={PAPER} />
    <PrintedShape d="M26 76c40-10 108-10 148 0v12c-40 8-108 8-148 0Z" ink={BLACK} under={PAPER} />
    <Eyeballs x={100} y={102} gap={17} r={14} dy={-7} />
    <Mouth x={100} y={138} w={24} bend={-0.5} ink={PAPER} />
  </>
)

export const Distributor = () => (
  <>
    <DrawnCard x={22} y={58} turn={-20} />
    <DrawnCard x={178} y={58} turn={20} ink={BLACK} />
    <DrawnCard x={26} y={126} turn={-70} ink={BLACK} />
    <DrawnCard x={174} y={126} turn={70} />
    <Mirrored>
      <PrintedLine d="M74 98C40 110 50 74 28 72M80 106c-20 14-30 4-46 22M90 112c-6 20-20 12-24 34" w={13} />
    </Mirrored>
    <PrintedShape d="M58 76c0-58 84-58 84 0 0 20-8 28-8 40H66c0-12-8-20-8-40Z" />
    <path d="M54 46h92V36c-20-30-72-30-92 0ZM48 46h104l-8 9H56Z" fill={BLACK} />
    <path d="M94 30h12v10H94Z" fill={RED} />
    <Eyes x={100} y={74} gap={17} size={1.1} />
    <Mouth x={100} y={90} w={36} />
  </>
)

/** A bird with two heads. */
export const DoubleTaxation = () => (
  <>
    <Mirrored>
      <PrintedShape
        d="M104 66 60 84 40 50 6 40l8 22-12 4 14 18-10 6 18 14-8 8 24 8-4 12 64-4Z"
        ink={BLACK}
        under={PAPER}
      />
    </Mirrored>
    <path d="M76 70h48l-4 56-20 28-20-28Z" fill={BLACK} />
    <Mirrored>
      <path d="M98 84C98 50 90 40 78 40L58 48c-2-24 12-38 26-36 22 2 26 30 24 72Z" fill={BLACK} />
      <path d="M62 26 34 40l30 12Z" fill={YELLOW} stroke={PAPER} strokeWidth="3" />
      <circle cx="78" cy="28" r="7" fill={PAPER} />
      <circle cx="76" cy="29" r="3" fill={BLACK} />
      <path d="m67 19 20 5" stroke={BLACK} strokeWidth="6" />
      <circle cx="28" cy="44" r="13" fill={PAPER} stroke={BLACK} strokeWidth="4" />
      <Star x={28} y={44} scale={0.8} ink={RED} />
    </Mirrored>
    <path d="M86 84h28v22q0 16-14 22-14-6-14-22Z" fill={RED} stroke={PAPER} strokeWidth="4" />
  </>
)

export const EventManager = () => (
  <>
    <Transformed x={32} y={56} turn={-16}>
      <PrintedShape d="M-6-12h146v26H-6Z" />
      <path
        d="M8-12h20L12 14H-8ZM50-12h20L54 14H34ZM92-12h20L96 14H76ZM134-12h6v14l-8 12h-14Z"
        fill={BLACK}
      />
    </Transformed>
    <PrintedShape d="M28 66h146v80H28Z" ink={BLACK} under={PAPER} />
    <Eyes x={100} y={84} gap={24} size={1.3} ink={PAPER} />
    <path d="M48 102h106c-6 50-100 50-106 0Z" fill={RED} />
    <DrawnCard x={72} y={116} turn={-10} scale={0.8} ink={BLACK} />
    <DrawnCard x={101} y={120} scale={0.9} ink={YELLOW} />
    <DrawnCard x={130} y={116} turn={10} scale={0.8} ink={BLACK} />
  </>
)

export const IdentityTheft = () => (
  <>
    <PrintedShape d="M46 6h108l8 8v132l-8 8H46l-8-8V14Z" />
    <path d="M48 40q20-20 40-4M152 40q-20-20-40-4" stroke={BLACK} strokeWidth="13" fill="none" />
    <circle cx="72" cy="66" r="20" fill={PAPER} stroke={BLACK} strokeWidth="8" />
    <circle cx="128" cy="66" r="20" fill={PAPER} stroke={BLACK} strokeWidth="8" />
    <path d="M90 62q10-8 20 0" stroke={BLACK} strokeWidth="8" fill="none" />
    <path d="M64 66a7 7 0 1 1 14 0 7 7 0 0 1-14 0ZM120 66a7 7 0 1 1 14 0 7 7 0 0 1-14 0Z" fill={BLACK} />
    <path d="M54 124c4-22 32-28 46-14 14-14 42-8 46 14-16-8-30 8-46-2-16 10-30-6-46 2Z" fill={BLACK} />
    <path d="M92 66h16c2 12 16 22 12 34-6 14-34 14-40 0-4-12 10-22 12-34Z" fill={RED} />
  </>
)

export const LastChance = () => (
  <>
    <path d="M42 100c0-30 116-30 116 0" fill="none" stroke={BLACK} strokeWidth="24" />
    <PrintedShape d="M54 124C50 72 66 26 100 2c34 24 50 70 46 122Z" ink={BLACK} under={PAPER} />
    <Eyeballs x={100} y={42} gap={18} r={10} dx={4} dy={3} />
    <path d="M62 98c0-28 16-42 38-42s38 14 38 42Z" fill={RED} />
    <path d="m64 84 10-15 8 15 6-25 12 19 12-19 6 25 8-15 10 15 2 16H60Z" fill={PAPER} />
    <path d="M42 102c0 34 116 34 116 0" fill="none" stroke={PAPER} strokeWidth="24" />
    <path d="m62 112-16 18M138 112l16 18M100 116v24" stroke={RED} strokeWidth="15" strokeLinecap="butt" />
    <path d="M4 158v-14q12-14 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0v14Z" fill={BLACK} />
  </>
)

export const Plague = () => (
  <>
    <PrintedShape d="M56 92h76l40 60H18Z" ink={BLACK} under={PAPER} />
    <PrintedShape d="M58 50h72c6 14 6 20 2 30 26 6 48 26 60 56-40-14-70-14-90-16-32-2-52-30-44-70Z" />
    <PrintedShape
      d="M14 52c20 6 140 6 162 0l-4-10c-12 2-22 2-32 2L132 6H62l-8 38c-12 0-22 0-34-2Z"
      ink={BLACK}
      under={PAPER}
    />
    <path d="M56 34h82l2 10H54Z" fill={RED} />
    <circle cx="94" cy="76" r="18" fill={RED} stroke={BLACK} strokeWidth="6" />
    <path d="m86 72 10-7" stroke={PAPER} strokeWidth="5" />
    <path d="M128 104q28 6 48 20" stroke={BLACK} strokeWidth="5" strokeDasharray="0 11" fill="none" />
    <path d="m78 60 32 6" stroke={BLACK} strokeWidth="6" />
  </>
)
