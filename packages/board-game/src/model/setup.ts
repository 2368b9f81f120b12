import type { Street } from './board.ts'
import type { CardId, CardKind, KindIndex } from './card-kind.ts'
import type { EventKind } from './event-kind.ts'
import type { Reaction } from './question.ts'
import type { Settings } from './settings.ts'

/** The constant data of a match. */
export interface Setup {
  readonly settings: Settings
  readonly limit: number
  readonly street: Street
  readonly kinds: readonly CardKind[]
  /** Indexed by `CardId`. */
  readonly kindOfCard: readonly KindIndex[]
  readonly cards: readonly CardId[]
  readonly reactionCards: Readonly<
    Record<Reaction, { readonly kind: KindIndex; readonly copies: readonly CardId[] }>
  >
  /** Indexed by the value of the twenty-sided die, minus one. */
  readonly events: readonly EventKind[]
}
