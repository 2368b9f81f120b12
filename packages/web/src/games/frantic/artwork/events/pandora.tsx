import {
  Eyeballs,
  Eyes,
  PrintedLine,
  PrintedShape,
  ToothyMouth,
  Transformed,
} from '../../../../ui/events/drawing-parts.tsx'
import { BLACK, INKS, PAPER } from '../../../../ui/print/inks.ts'

const RED = INKS.red.ink

/** A box that is about to open. */
export const PandorasBox = () => (
  <>
    <path d="m34 50 132-24v70H34Z" fill={BLACK} />
    <Transformed x={98} y={34} turn={-10}>
      <PrintedShape d="m-76 16 14-36H62l14 36Z" />
      <path d="M-76 8h152v9H-76Z" fill={RED} />
    </Transformed>
    <Eyes x={70} y={74} gap={13} size={1.1} ink={RED} />
    <Eyeballs x={124} y={72} gap={13} r={11} dx={4} dy={-2} />
    <PrintedLine d="M158 92c-4-26 32-26 28-52-2-16-22-14-20 2" ink={BLACK} under={PAPER} w={10} />
    <PrintedShape d="M24 92h152v56H24Z" />
    <path d="M24 92h152v10H24Z" fill={BLACK} />
    <ToothyMouth x={100} y={112} w={54} />
  </>
)
