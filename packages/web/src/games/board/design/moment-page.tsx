import { MomentTable } from '../../../kit/design/moment-table.tsx'
import { RENDERABLE_BOARD } from '../renderable-board.ts'
import { MOMENTS } from './moments/index.ts'
import { stageMoment } from './stage.ts'

export default function MomentPage({ name }: { readonly name: string }) {
  return <MomentTable game={RENDERABLE_BOARD} moment={MOMENTS[name]} stage={stageMoment} />
}
