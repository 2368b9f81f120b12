import { BLACK, INKS, PAPER } from '../../../../look/inks.ts'
import { At, Body, Bolt, Both, Card, Eyes, Grin, Heart, Line, Print, Star, Stare, Teeth } from './parts.tsx'

const RED = INKS.red.ink

/** A pious tin. The card comes out, not in. */
export const Charity = () => (
  <>
    <path d="M70 20c0-14 60-14 60 0s-60 14-60 0Z" fill="none" stroke={PAPER} strokeWidth="6" />
    <Print d="M52 70h96v64c0 20-96 20-96 0Z" />
    <path d="M52 70c0-18 96-18 96 0s-96 18-96 0Z" fill={BLACK} />
    <path d="M74 70h52" stroke={PAPER} strokeWidth="9" />
    <Card x={100} y={46} turn={3} scale={1.1} />
    <Eyes x={100} y={106} gap={20} mood="shut" />
    <Heart x={100} y={124} />
  </>
)

const Comrade = ({ x }: { x: number }) => (
  <At x={x} y={104} scale={0.93}>
    <Body />
    <circle cx="-9" cy="2" r="3.5" fill={BLACK} />
    <circle cx="9" cy="2" r="3.5" fill={BLACK} />
    <Grin x={0} y={17} w={20} bend={-0.4} />
    <path
      d="M-27-30v-8c0-30 54-30 54 0v8ZM-33-26h14V4c0 12-16 10-16-4ZM33-26H19V4c0 12 16 10 16-4Z"
      fill={BLACK}
    />
    <path d="M-34-40q34-8 68 0v20q-34-8-68 0Z" fill={PAPER} stroke={BLACK} strokeWidth="4" />
    <Star x={0} y={-34} scale={0.9} ink={RED} />
  </At>
)

/** Three hats, three faces, one mood. */
export const Communism = () => (
  <>
    <Comrade x={36} />
    <Comrade x={100} />
    <Comrade x={164} />
  </>
)

/** The end of the world, and it feels great about it. */
export const Doomsday = () => (
  <>
    <Print d="M100 12c26-10 48 4 50 22 26 2 30 36 6 44-12 6-30 4-38 0 0 18 4 34 18 48H64c14-14 18-30 18-48-8 4-26 6-38 0-24-8-20-42 6-44 2-18 24-32 50-22Z" />
    <path d="M82 96h36l2 10H80Z" fill={RED} />
    <Print d="M28 146c-4-20 18-28 30-18 8-14 30-14 42-4 12-10 34-10 42 4 12-10 34-2 30 18Z" />
    <path d="M54 34h92v8c0 24-36 26-40 4H94c-4 22-40 20-40-4Z" fill={BLACK} />
    <path d="m66 40 10 12M118 40l10 12" stroke={PAPER} strokeWidth="4" />
    <Grin x={100} y={70} w={34} />
  </>
)

/** The ground has teeth. */
export const Earthquake = () => (
  <>
    <Card x={44} y={42} turn={-24} />
    <Card x={104} y={30} turn={10} />
    <Card x={160} y={44} turn={32} />
    <Print d="m10 78 24-6 20 8 26-10 22 10 24-8 22 8 20-8 22 6v70H10Z" ink={BLACK} under={INKS.yellow.ink} />
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

const pile = (x: number, y: number, n: number) =>
  Array.from({ length: n }, (_, i) => `M${x - 24 + (i % 2) * 4} ${y - i * 12}h46v-9h-46Z`).join('')

/** One card, three cards, too many cards. */
export const Expansion = () => (
  <>
    <Print d={pile(36, 100, 1)} />
    <Print d={pile(98, 106, 3)} />
    <Print d={pile(162, 116, 9)} />
    <path
      d="M16 126a20 20 0 0 1 40 0 20 20 0 0 1-40 0ZM74 130c0-26 48-26 48 0s-48 26-48 0ZM126 136c0-20 72-20 72 0s-72 18-72 0Z"
      fill={BLACK}
    />
    <Eyes x={36} y={122} gap={8} size={0.7} ink={PAPER} mood="shut" />
    <Grin x={36} y={132} w={16} ink={PAPER} />
    <Eyes x={98} y={126} gap={10} size={0.7} ink={PAPER} mood="worried" />
    <path d="M90 139h16" stroke={PAPER} strokeWidth="4" />
    <Stare x={162} y={134} gap={16} r={11} dy={-3} />
  </>
)

const WAVE = [0, -5, -5, 0, 5]
const check = (column: number, row: number) => {
  const [x, y] = [42 + column * 20, 22 + row * 18]
  return `M${x} ${y + WAVE[column]}L${x + 20} ${y + WAVE[column + 1]}v18L${x} ${y + WAVE[column] + 18}Z`
}
const CELLS = [0, 1, 2, 3].flatMap((column) => [0, 1, 2].map((row) => [column, row] as const))
const checks = (odd: number) => CELLS.filter(([c, r]) => (c + r) % 2 === odd).map(([c, r]) => check(c, r))

/** A photo finish, by a snail. */
export const FinishLine = () => (
  <>
    <Line d="M38 16v130" ink={BLACK} under={PAPER} />
    <path d={checks(0).join('')} fill={BLACK} />
    <path d={checks(1).join('')} fill={PAPER} />
    <Line d="m160 108-6-34M172 108l10-32" ink={BLACK} under={PAPER} w={5} />
    <Print
      d="M54 148c14-14 40-10 74-12 16-2 18-18 22-30 6-14 30-12 32 4 2 20-8 38-26 38Z"
      ink={BLACK}
      under={PAPER}
    />
    <Print d="M76 106a34 34 0 1 1 68 0 34 34 0 0 1-68 0Z" />
    <path
      d="M132 108a21 21 0 1 1-22-23 15 15 0 1 1-8 24 8 8 0 0 1 10-10"
      stroke={RED}
      strokeWidth="7"
      fill="none"
    />
    <Stare x={168} y={72} gap={14} r={9} dx={-4} />
    <Grin x={168} y={118} w={18} ink={PAPER} />
  </>
)

/** Terrible, terrible, and fast asleep. */
export const FridayThe13th = () => (
  <>
    <Bolt x={170} y={46} turn={8} scale={1.3} />
    <Bolt x={28} y={56} turn={-6} scale={0.9} />
    <Print d="M96 10c38 0 52 26 50 62-2 40-20 76-50 76s-48-36-50-76c-2-36 12-62 50-62Z" />
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

/** One of them has read the rules. */
export const GamblingMan = () => (
  <>
    <At x={140} y={98} turn={16}>
      <Print d="M-32-40h64q8 0 8 8v64q0 8-8 8h-64q-8 0-8-8v-64q0-8 8-8Z" ink={BLACK} under={PAPER} />
      <path d={PIPS} fill={PAPER} />
      <circle r="8" fill={PAPER} />
      <Eyes x={0} y={-33} gap={19} size={0.9} ink={PAPER} mood="worried" />
      <Grin x={0} y={28} w={20} bend={-0.6} ink={PAPER} />
    </At>
    <At x={64} y={98} turn={-10}>
      <Print d="M-34-42h68q8 0 8 8v68q0 8-8 8h-68q-8 0-8-8v-68q0-8 8-8Z" />
      <path d="M-50-34h100v-10H30v-28q-30-12-60 0v28h-20Z" fill={BLACK} />
      <path d="M-30-56h60v12h-60Z" fill={RED} />
      <path d={PIPS} fill={BLACK} />
      <Eyes x={0} y={-25} gap={18} size={1.1} />
      <Grin x={0} y={23} w={26} />
      <path d="m8 28 26 10" stroke={RED} strokeWidth="9" />
    </At>
  </>
)

/** Somebody in the dark has an offer for you. */
export const Market = () => (
  <>
    <path d="M28 50h144v70H28Z" fill={BLACK} />
    <Eyes x={100} y={86} gap={16} ink={PAPER} />
    <Teeth x={100} y={96} w={34} />
    <Print d="M30 14h140l16 42a17 17 0 0 1-34 0 17 17 0 0 1-35 0 17 17 0 0 1-34 0 17 17 0 0 1-35 0 17 17 0 0 1-34 0Z" />
    <path
      d="M30 14h28l-10 42a17 17 0 0 1-34 0ZM86 14h28l3 42a17 17 0 0 1-34 0ZM142 14h28l16 42a17 17 0 0 1-34 0Z"
      fill={RED}
    />
    <Card x={50} y={106} turn={-8} />
    <Card x={150} y={106} turn={8} ink={BLACK} />
    <Print d="M16 118h168v26H16Z" />
  </>
)

/** Seven and seven, leaving early. */
export const MatingSeason = () => (
  <>
    <Both>
      <At x={50} y={106} turn={8}>
        <Print d="M-14-26c-16-40-2-58 4-44 4 10 4 28 4 44ZM14-26c16-40 2-58-4-44-4 10-4 28-4 44Z" />
        <path d="M-12 30v14h-8M12 30v14h8" stroke={BLACK} strokeWidth="6" fill="none" />
        <Body />
        <Eyes x={2} y={-6} gap={10} size={0.9} mood="shut" />
        <path d="M-5 8H9v9H-5ZM2 8v9" fill={PAPER} stroke={BLACK} strokeWidth="3" />
      </At>
    </Both>
    <Line d="M80 112q20 22 40 0" ink={BLACK} under={PAPER} w={6} />
    <Heart x={102} y={36} scale={2.2} ink={PAPER} />
    <Heart x={99} y={34} scale={1.8} />
  </>
)
