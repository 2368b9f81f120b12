import type { Street } from './board.ts'
import type { CardId, CardKind, KindIndex } from './card-kind.ts'
import type { EventKind } from './event-kind.ts'
import type { Reaction } from './question.ts'
import type { Settings } from './settings.ts'

/** Everything about a match that does not change. */
export interface Setup {
  readonly settings: Settings
  readonly limit: number
  readonly street: Street
  readonly kinds: readonly CardKind[]
  /** The kind of each card. */
  readonly kindOfCard: readonly KindIndex[]
  readonly cards: readonly CardId[]
  readonly reactionCards: Readonly<
    Record<Reaction, { readonly kind: KindIndex; readonly copies: readonly CardId[] }>
  >
  /** By what the die shows, from one. */
  readonly events: readonly EventKind[]
}
