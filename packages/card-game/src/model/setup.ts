import type { CardKind } from './card-kind.ts'
import type { Edition } from './edition.ts'
import type { Ending, EndingScope } from './ending.ts'
import type { EventKind } from './event-kind.ts'
import type { CardId, Face } from './face.ts'
import type { CompleteHooks } from './lasting-effect.ts'
import type { PowerId, PowerKind } from './power-kind.ts'
import type { Reaction } from './question.ts'
import type { RuleCard, RuleCardId } from './rule-card.ts'
import type { Settings } from './settings.ts'
import type { Wish, WishType } from './wishes.ts'

/** The data that depends only on sets, purple and version. All matches with the same values share it. */
export interface Deck {
  /** All card ids and all event indices, in order. */
  readonly cards: readonly CardId[]
  readonly eventNumbers: readonly number[]
  /** Indexed by card. */
  readonly faces: readonly Face[]
  /** The distinct faces by index, and the number of cards of each. */
  readonly prints: readonly Face[]
  readonly faceCounts: readonly number[]
  readonly events: readonly EventKind[]
  /** Indexed by power card. */
  readonly powers: readonly PowerKind[]
  readonly powerNumbers: readonly PowerId[]
  /** The hooks of lasting effects, by the id of the effect. */
  readonly hooks: Readonly<Record<string, CompleteHooks>>
  /** The part of a round that each ending cuts off. */
  readonly endingScopes: Readonly<Partial<Record<Ending, EndingScope>>>
  /** The ids of kinds that can follow by their symbol. */
  readonly symbols: readonly string[]
  /** The special cards that another card can imitate. */
  readonly imitable: readonly CardKind[]
  /** Card ids by kind. */
  readonly cardsByKind: Readonly<Record<string, readonly CardId[]>>
  /** The cards that can be thrown in as each reaction: its own copies, and cards that can be any reaction. */
  readonly reactionCards: Readonly<Record<Reaction, readonly CardId[]>>
  readonly wishes: Readonly<Record<WishType, readonly Wish[]>>
}

/** The constant data of a match. */
export interface Setup extends Deck {
  readonly settings: Settings
  /** The version of the rules. */
  readonly version: number
  readonly edition: Edition
  /** Null in a match without points. */
  readonly limit: number | null
  /** Empty if the settings never draw rule cards. */
  readonly ruleCards: readonly RuleCard[]
  readonly ruleCardNumbers: readonly RuleCardId[]
}
