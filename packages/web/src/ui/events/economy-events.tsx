import { BLACK, INKS, PAPER } from '../print/inks.ts'
import {
  CardBody,
  DrawnCard,
  Eyeballs,
  Eyes,
  Heart,
  Mouth,
  PrintedLine,
  PrintedShape,
  Star,
  ToothyMouth,
  Transformed,
} from './drawing-parts.tsx'

const RED = INKS.red.ink
const YELLOW = INKS.yellow.ink

/** A collection tin from which a card comes out. */
export const Charity = () => (
  <>
    <path d="M70 20c0-14 60-14 60 0s-60 14-60 0Z" fill="none" stroke={PAPER} strokeWidth="6" />
    <PrintedShape d="M52 70h96v64c0 20-96 20-96 0Z" />
    <path d="M52 70c0-18 96-18 96 0s-96 18-96 0Z" fill={BLACK} />
    <path d="M74 70h52" stroke={PAPER} strokeWidth="9" />
    <DrawnCard x={100} y={46} turn={3} scale={1.1} />
    <Eyes x={100} y={106} gap={20} mood="shut" />
    <Heart x={100} y={124} />
  </>
)

const Comrade = ({ x }: { x: number }) => (
  <Transformed x={x} y={104} scale={0.93}>
    <CardBody />
    <circle cx="-9" cy="2" r="3.5" fill={BLACK} />
    <circle cx="9" cy="2" r="3.5" fill={BLACK} />
    <Mouth x={0} y={17} w={20} bend={-0.4} />
    <path
      d="M-27-30v-8c0-30 54-30 54 0v8ZM-33-26h14V4c0 12-16 10-16-4ZM33-26H19V4c0 12 16 10 16-4Z"
      fill={BLACK}
    />
    <path d="M-34-40q34-8 68 0v20q-34-8-68 0Z" fill={PAPER} stroke={BLACK} strokeWidth="4" />
    <Star x={0} y={-34} scale={0.9} ink={RED} />
  </Transformed>
)

/** Three identical faces with hats. */
export const Communism = () => (
  <>
    <Comrade x={36} />
    <Comrade x={100} />
    <Comrade x={164} />
  </>
)

const pile = (x: number, y: number, n: number) =>
  Array.from({ length: n }, (_, i) => `M${x - 24 + (i % 2) * 4} ${y - i * 12}h46v-9h-46Z`).join('')

/** Three growing stacks of cards. */
export const Expansion = () => (
  <>
    <PrintedShape d={pile(36, 100, 1)} />
    <PrintedShape d={pile(98, 106, 3)} />
    <PrintedShape d={pile(162, 116, 9)} />
    <path
      d="M16 126a20 20 0 0 1 40 0 20 20 0 0 1-40 0ZM74 130c0-26 48-26 48 0s-48 26-48 0ZM126 136c0-20 72-20 72 0s-72 18-72 0Z"
      fill={BLACK}
    />
    <Eyes x={36} y={122} gap={8} size={0.7} ink={PAPER} mood="shut" />
    <Mouth x={36} y={132} w={16} ink={PAPER} />
    <Eyes x={98} y={126} gap={10} size={0.7} ink={PAPER} mood="worried" />
    <path d="M90 139h16" stroke={PAPER} strokeWidth="4" />
    <Eyeballs x={162} y={134} gap={16} r={11} dy={-3} />
  </>
)

/** A market stall with a grin in the dark. */
export const Market = () => (
  <>
    <path d="M28 50h144v70H28Z" fill={BLACK} />
    <Eyes x={100} y={86} gap={16} ink={PAPER} />
    <ToothyMouth x={100} y={96} w={34} />
    <PrintedShape d="M30 14h140l16 42a17 17 0 0 1-34 0 17 17 0 0 1-35 0 17 17 0 0 1-34 0 17 17 0 0 1-35 0 17 17 0 0 1-34 0Z" />
    <path
      d="M30 14h28l-10 42a17 17 0 0 1-34 0ZM86 14h28l3 42a17 17 0 0 1-34 0ZM142 14h28l16 42a17 17 0 0 1-34 0Z"
      fill={RED}
    />
    <DrawnCard x={50} y={106} turn={-8} />
    <DrawnCard x={150} y={106} turn={8} ink={BLACK} />
    <PrintedShape d="M16 118h168v26H16Z" />
  </>
)

/** A falling bar chart, whose last bar wears a crown. */
export const Recession = () => (
  <>
    <PrintedShape d="M14 48h38v98H14ZM60 78h38v68H60ZM106 104h38v42h-38ZM152 124h38v22h-38Z" />
    <Eyes x={33} y={84} gap={9} size={0.8} mood="worried" />
    <Mouth x={33} y={104} w={18} bend={-0.5} />
    <Eyes x={79} y={100} gap={9} size={0.8} mood="worried" />
    <path d="M71 116h16" stroke={BLACK} strokeWidth="4" />
    <Eyes x={125} y={120} gap={9} size={0.8} mood="worried" />
    <Eyes x={171} y={131} gap={9} size={0.7} mood="shut" />
    <Mouth x={171} y={137} w={14} />
    <PrintedShape d="m153 122-3-24 11 10 10-14 10 14 11-10-3 24Z" />
    <path d="M153 115h36v6h-36Z" fill={RED} />
    <PrintedLine d="m14 20 36 12 18 24 34 4 20 26M124 66l-2 22-20-6" ink={BLACK} under={PAPER} />
  </>
)

/** A hat with a feather, and an arrow. */
export const RobinHood = () => (
  <>
    <PrintedShape d="M116 40c2-26 22-40 54-36-4 24-20 40-48 44Z" />
    <path d="m124 36 30-22" stroke={RED} strokeWidth="5" />
    <PrintedShape d="M62 60h76c4 44-14 84-38 84s-42-40-38-84Z" />
    <PrintedShape
      d="M20 76c36-4 62-56 112-52 14 12 20 30 40 38-36 18-110 4-152 14Z"
      ink={BLACK}
      under={PAPER}
    />
    <Eyes x={100} y={88} gap={16} size={1.2} />
    <path d="M90 128h20l-10 26Z" fill={BLACK} />
    <DrawnCard x={158} y={112} turn={12} scale={1.1} ink={INKS.yellow.ink} />
    <path
      d="M26 112h154l-12-8M180 112l-12 8M14 102l14 10-14 10M26 102l14 10-14 10"
      stroke={BLACK}
      strokeWidth="5"
      fill="none"
    />
    <path d="M78 108q22 22 44 0" fill={PAPER} stroke={BLACK} strokeWidth="5" />
  </>
)

/** A masked sack full of cards. */
export const Loot = () => (
  <>
    <DrawnCard x={72} y={32} turn={-24} scale={1.1} />
    <DrawnCard x={102} y={24} turn={4} scale={1.1} ink={BLACK} />
    <DrawnCard x={130} y={34} turn={28} scale={1.1} ink={YELLOW} />
    <PrintedShape d="M66 46q34 12 68 0l-8 18c36 18 52 48 46 70-4 16-20 16-72 16s-68 0-72-16c-6-22 10-52 46-70Z" />
    <path d="M72 62q28 10 56 0" stroke={RED} strokeWidth="8" fill="none" />
    <path d="M38 88c34-12 90-12 124 0 4 30-40 38-54 14h-16c-14 24-58 16-54-14Z" fill={BLACK} />
    <Eyeballs x={100} y={94} gap={28} r={11} dx={6} />
    <Mouth x={100} y={124} w={36} bend={0.4} />
  </>
)
