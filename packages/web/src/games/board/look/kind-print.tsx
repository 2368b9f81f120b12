import type { CardKind } from '@slapwise/board-game'

/** What a card has to be known by to be printed. */
export type Print = Pick<CardKind, 'id' | 'colour'>

/** The pictogram of a card by itself, beside its name. */
export function KindIcon({ kind }: { readonly kind: Print }) {
  return (
    <svg viewBox="0 0 100 100" className="kind-icon" aria-hidden="true">
      <title>{kind.id}</title>
    </svg>
  )
}
