import { ReactionFace } from '../look/reaction-face.tsx'
import { useTable } from './at-table.tsx'

/** The faces that somebody pulls: each pops up and floats away by itself. */
export function Faces({ seat }: { readonly seat: number }) {
  const { faces = [] } = useTable().state
  return faces
    .filter((face) => face.seat === seat)
    .map(({ serial, reaction }) => (
      <span key={serial} className="pulled-face">
        <ReactionFace reaction={reaction} />
      </span>
    ))
}
