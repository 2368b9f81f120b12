import type { Print } from './kind-print.tsx'

/** A card as it is held in the hand: 100 by 146, whatever size it is shown at. The name comes in the reader’s language. */
export function BoardCard({ kind, name }: { readonly kind: Print; readonly name: string }) {
  return (
    <svg viewBox="0 0 100 146" className="card-face" data-kind={kind.id} aria-hidden="true">
      <text y="20">{name}</text>
    </svg>
  )
}

/** The back: what is on the draw pile, and in the hands of others. */
export function BoardCardBack() {
  return <svg viewBox="0 0 100 146" className="card-face" aria-hidden="true" />
}
