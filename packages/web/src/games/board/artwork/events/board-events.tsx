import {
  CardBody,
  DrawnCard,
  Eyeballs,
  Eyes,
  Mirrored,
  Mouth,
  PrintedLine,
  PrintedShape,
  ToothyMouth,
  Transformed,
} from '../../../../ui/events/drawing-parts.tsx'
import { BLACK, INKS, PAPER } from '../../../../ui/print/inks.ts'

const RED = INKS.red.ink
const YELLOW = INKS.yellow.ink

/** Two boots and a whistle. */
export const MarchingOrders = () => (
  <>
    <PrintedShape
      d="M28 92h26v26c14 2 24 8 26 22v10H28ZM92 84h26v26c14 2 24 8 26 22v10H92Z"
      ink={BLACK}
      under={PAPER}
    />
    <path d="M28 98h26v8H28ZM92 90h26v8H92Z" fill={RED} />
    <PrintedLine d="M42 94 72 60M106 86 92 60" ink={BLACK} under={PAPER} w={10} />
    <Transformed x={86} y={52} turn={4} scale={1.25}>
      <CardBody />
      <Eyes x={2} y={-2} gap={10} size={0.9} />
      <path d="M-14 14q16 22 30 0Z" fill={BLACK} />
      <path d="M-30-26q30-16 60 0l-4 8h-52Z" fill={BLACK} />
      <path d="M-24-30q0-18 24-18t24 18Z" fill={RED} />
    </Transformed>
    <PrintedLine d="m116 66 26 2" ink={BLACK} under={PAPER} w={8} />
    <PrintedShape d="M140 54h22l22-16v52l-22-12h-22Z" ink={YELLOW} />
    <path d="m188 44 8-8M192 64h8M188 84l8 8" stroke={PAPER} strokeWidth="5" />
  </>
)

const Hole = ({ x, y }: { x: number; y: number }) => (
  <>
    <ellipse cx={x} cy={y} rx="32" ry="11" fill={PAPER} />
    <ellipse cx={x} cy={y} rx="27" ry="8" fill={BLACK} />
  </>
)

/** A body that is in two manholes at once. */
export const TeleportTerror = () => (
  <>
    <Hole x={46} y={132} />
    <Hole x={104} y={62} />
    <Hole x={156} y={138} />
    <path d="M82 62V18l6-6h32l6 6v44Z" fill={PAPER} />
    <Eyeballs x={104} y={34} gap={12} r={10} dx={3} dy={4} />
    <circle cx="104" cy="53" r="5" fill={BLACK} />
    <path d="M37 132v-22l-16-10M55 132V98l14-12" stroke={BLACK} strokeWidth="8" fill="none" />
    <path d="M12 104l10-12M62 80l14 8" stroke={RED} strokeWidth="10" />
    <path d="M150 138c-4-30 0-40 6-52" stroke={PAPER} strokeWidth="10" fill="none" />
    <path d="m150 92-8-14M158 86v-16M166 92l8-12" stroke={PAPER} strokeWidth="7" />
    <PrintedShape d="M126 116q30-12 60 2l-2 10q-28-12-58-2Z" ink={YELLOW} />
    <path d="M28 40c0-18 28-18 28 0 0 12-14 10-14 24M42 78v1" stroke={BLACK} strokeWidth="7" fill="none" />
    <path d="M160 20c0-14 22-14 22 0 0 10-11 8-11 18M171 50v1" stroke={BLACK} strokeWidth="6" fill="none" />
  </>
)

/** A lorry with cards. */
export const Restock = () => (
  <>
    <DrawnCard x={48} y={24} turn={-14} scale={1.1} ink={YELLOW} />
    <DrawnCard x={84} y={18} turn={6} scale={1.1} />
    <DrawnCard x={112} y={30} turn={24} ink={BLACK} />
    <PrintedShape d="M12 40h112l4 4v82H12Z" />
    <path d="M12 96h116v12H12Z" fill={RED} />
    <PrintedShape d="M128 66h34l26 30v30h-60Z" ink={BLACK} under={PAPER} />
    <path d="M138 76h20l16 20h-36Z" fill={PAPER} />
    <Eyeballs x={153} y={88} gap={7} r={7} dx={2} dy={1} />
    <path d="M164 112h24v8h-24Z" fill={YELLOW} />
    <Eyes x={68} y={66} gap={18} size={1.1} />
    <ToothyMouth x={68} y={76} w={34} />
    {[44, 92, 158].map((x) => (
      <g key={x}>
        <circle cx={x} cy="132" r="18" fill={BLACK} stroke={PAPER} strokeWidth="4" />
        <circle cx={x} cy="132" r="6" fill={PAPER} />
      </g>
    ))}
  </>
)

export const Reset = () => (
  <>
    <path d="M160 118c24 4 26 28 40 30" stroke={BLACK} strokeWidth="8" fill="none" />
    <PrintedShape d="M34 58h128l8 8v72l-8 8H34l-8-8V66Z" ink={BLACK} under={PAPER} />
    <path d="M58 78c0-26 80-26 80 0v14H58Z" fill={RED} />
    <path d="M58 84c0 24 80 24 80 0v14c0 24-80 24-80 0Z" fill={RED} stroke={BLACK} strokeWidth="4" />
    <ellipse cx="98" cy="80" rx="40" ry="17" fill={RED} stroke={BLACK} strokeWidth="4" />
    <Eyes x={98} y={76} gap={14} size={0.9} mood="worried" />
    <Mouth x={98} y={91} w={18} bend={-0.4} />
    <PrintedShape d="M84-4h30v44c8-4 10 2 8 8l-12 22-14 2-18-18c-4-8 4-12 10-8Z" />
    <path d="M84 2h30v10H84Z" fill={YELLOW} />
    <path d="M94 60h12" stroke={BLACK} strokeWidth="4" />
    <DrawnCard x={34} y={32} turn={-30} ink={YELLOW} />
    <DrawnCard x={162} y={30} turn={34} />
    <path d="M44 128h26M128 128h22" stroke={PAPER} strokeWidth="7" strokeDasharray="0 11" />
  </>
)

export const Reorganize = () => (
  <>
    <Mirrored>
      <Transformed x={52} y={76} scale={1.05}>
        <path d="M-12 30-16 62h-10M10 30l6 32H6" stroke={BLACK} strokeWidth="7" fill="none" />
        <path d="M20 6 44-2" stroke={BLACK} strokeWidth="7" />
        <CardBody />
        <Eyes x={4} y={-4} gap={10} size={0.9} mood="worried" />
        <path d="M-6 12h20" stroke={BLACK} strokeWidth="5" />
        <path d="M-28-26c2-34 54-34 56 0Z" fill={YELLOW} stroke={BLACK} strokeWidth="4" />
        <path d="M-34-26h70" stroke={BLACK} strokeWidth="7" />
      </Transformed>
    </Mirrored>
    <ellipse cx="103" cy="77" rx="31" ry="34" fill={BLACK} />
    <ellipse cx="100" cy="74" rx="31" ry="34" fill={INKS.blue.ink} stroke={PAPER} strokeWidth="4" />
    <ellipse
      cx="100"
      cy="74"
      rx="23"
      ry="26"
      fill="none"
      stroke={PAPER}
      strokeWidth="3"
      strokeDasharray="5 6"
    />
    <text x="100" y="88" textAnchor="middle" className="numeral" fontSize="38" fill={PAPER}>
      6
    </text>
    <path d="M68 150q32-14 64 0Z" fill={BLACK} />
    <path
      d="M86 14h28M104 6l12 8-12 8M114 28H86M96 20l-12 8 12 8"
      stroke={PAPER}
      strokeWidth="5"
      fill="none"
    />
  </>
)

export const EpicWin = () => (
  <>
    <Mirrored>
      <path
        d="M60 132C20 118 8 76 26 36c8 8 6 18 2 24 8-4 16 0 16 8-4 0-10 2-12 8 8-2 14 2 14 10-6 0-12 2-12 8 8-4 16 0 18 8-6 0-10 2-10 6 8-2 16 4 18 18Z"
        fill={BLACK}
      />
    </Mirrored>
    <path d="m56 150 34-14h20l34 14Z" fill={RED} />
    <PrintedLine d="M62 44H38c2 28 12 32 30 34M138 44h24c-2 28-12 32-30 34" ink={YELLOW} w={9} />
    <PrintedShape d="M54 32h92c0 44-12 64-36 70v14h18v14H72v-14h18v-14c-24-6-36-26-36-70Z" ink={YELLOW} />
    <path d="M54 32h92l-1 10H55Z" fill={PAPER} />
    <Eyes x={100} y={58} gap={17} mood="shut" />
    <path d="M80 70h40q-2 24-20 24T80 70Z" fill={PAPER} stroke={BLACK} strokeWidth="4" />
    <DrawnCard x={100} y={18} turn={-6} scale={0.8} />
    <path d="m30 16 6 10M170 16l-6 10M16 28l12 2M184 28l-12 2" stroke={PAPER} strokeWidth="5" />
    <path d="M94 122h26M104 114l-12 8 12 8" stroke={BLACK} strokeWidth="5" fill="none" />
  </>
)
