import {
  CardBody,
  Eyeballs,
  Eyes,
  Heart,
  Mirrored,
  Mouth,
  PrintedLine,
  PrintedShape,
  Transformed,
} from '../../../../ui/events/drawing-parts.tsx'
import { BLACK, INKS, PAPER } from '../../../../ui/print/inks.ts'

const RED = INKS.red.ink

export const Doomsday = () => (
  <>
    <PrintedShape d="M100 12c26-10 48 4 50 22 26 2 30 36 6 44-12 6-30 4-38 0 0 18 4 34 18 48H64c14-14 18-30 18-48-8 4-26 6-38 0-24-8-20-42 6-44 2-18 24-32 50-22Z" />
    <path d="M82 96h36l2 10H80Z" fill={RED} />
    <PrintedShape d="M28 146c-4-20 18-28 30-18 8-14 30-14 42-4 12-10 34-10 42 4 12-10 34-2 30 18Z" />
    <path d="M54 34h92v8c0 24-36 26-40 4H94c-4 22-40 20-40-4Z" fill={BLACK} />
    <path d="m66 40 10 12M118 40l10 12" stroke={PAPER} strokeWidth="4" />
    <Mouth x={100} y={70} w={34} />
  </>
)

const WAVE = [0, -5, -5, 0, 5]
const check = (column: number, row: number) => {
  const [x, y] = [42 + column * 20, 22 + row * 18]
  return `M${x} ${y + WAVE[column]}L${x + 20} ${y + WAVE[column + 1]}v18L${x} ${y + WAVE[column] + 18}Z`
}
const CELLS = [0, 1, 2, 3].flatMap((column) => [0, 1, 2].map((row) => [column, row] as const))
const checks = (odd: number) => CELLS.filter(([c, r]) => (c + r) % 2 === odd).map(([c, r]) => check(c, r))

/** A snail at the finish line. */
export const FinishLine = () => (
  <>
    <PrintedLine d="M38 16v130" ink={BLACK} under={PAPER} />
    <path d={checks(0).join('')} fill={BLACK} />
    <path d={checks(1).join('')} fill={PAPER} />
    <PrintedLine d="m160 108-6-34M172 108l10-32" ink={BLACK} under={PAPER} w={5} />
    <PrintedShape
      d="M54 148c14-14 40-10 74-12 16-2 18-18 22-30 6-14 30-12 32 4 2 20-8 38-26 38Z"
      ink={BLACK}
      under={PAPER}
    />
    <PrintedShape d="M76 106a34 34 0 1 1 68 0 34 34 0 0 1-68 0Z" />
    <path
      d="M132 108a21 21 0 1 1-22-23 15 15 0 1 1-8 24 8 8 0 0 1 10-10"
      stroke={RED}
      strokeWidth="7"
      fill="none"
    />
    <Eyeballs x={168} y={72} gap={14} r={9} dx={-4} />
    <Mouth x={168} y={118} w={18} ink={PAPER} />
  </>
)

export const MatingSeason = () => (
  <>
    <Mirrored>
      <Transformed x={50} y={106} turn={8}>
        <PrintedShape d="M-14-26c-16-40-2-58 4-44 4 10 4 28 4 44ZM14-26c16-40 2-58-4-44-4 10-4 28-4 44Z" />
        <path d="M-12 30v14h-8M12 30v14h8" stroke={BLACK} strokeWidth="6" fill="none" />
        <CardBody />
        <Eyes x={2} y={-6} gap={10} size={0.9} mood="shut" />
        <path d="M-5 8H9v9H-5ZM2 8v9" fill={PAPER} stroke={BLACK} strokeWidth="3" />
      </Transformed>
    </Mirrored>
    <PrintedLine d="M80 112q20 22 40 0" ink={BLACK} under={PAPER} w={6} />
    <Heart x={102} y={36} scale={2.2} ink={PAPER} />
    <Heart x={99} y={34} scale={1.8} />
  </>
)
