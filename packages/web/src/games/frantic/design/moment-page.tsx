import { StagedMoment } from '../../../kit/design/moment-page.tsx'
import { SEEN } from '../seen.ts'
import { MOMENTS } from './moments/index.ts'
import { stage } from './stage.ts'

export default function MomentPage({ name }: { readonly name: string }) {
  return <StagedMoment game={SEEN} moment={MOMENTS[name]} stage={stage} />
}
