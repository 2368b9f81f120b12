import type { Seat } from '@slapwise/kernel'

/** A picture of something that happens to the viewer. */
export type HighlightPicture =
  /** A card that the viewer has got or lost; `face` is the game’s number of it, null if the viewer may not see it. */
  | { readonly face: number | null; readonly isLost: boolean }
  /** The drawing of a card, an event or a power by its id. */
  | { readonly icon: string }
  /** A few characters, such as points. */
  | { readonly badge: string }

/** The meaning of a fact for the viewer, besides its sentence. */
export interface FactHighlight {
  /** The player who did it; null if it was the viewer, or chance. */
  readonly doer: Seat | null
  readonly pictures: readonly HighlightPicture[]
}

/** The game’s highlights of its facts, and the drawings of their pictures. */
export interface HighlightRenderer {
  highlightOf(fact: object): FactHighlight
  renderFace(face: number | null): React.ReactNode
  renderIcon(id: string): React.ReactNode
}
