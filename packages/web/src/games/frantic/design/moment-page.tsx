import { MomentTable } from '../../../kit/design/moment-table.tsx'
import { RENDERABLE_FRANTIC } from '../renderable-frantic.ts'
import { MOMENTS } from './moments/index.ts'
import { stageMoment } from './stage.ts'

export default function MomentPage({ name }: { readonly name: string }) {
  return <MomentTable game={RENDERABLE_FRANTIC} moment={MOMENTS[name]} stage={stageMoment} />
}
