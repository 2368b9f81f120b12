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

/** What follows from the choice of sets and of purple alone. All matches with the same choice share it. */
export interface Deck {
  /** All cards, and all events, in order. */
  readonly cards: readonly CardId[]
  readonly eventNumbers: readonly number[]
  /** The face of each card. */
  readonly faces: readonly Face[]
  /** Each different face once, by its index, and how many cards have it. */
  readonly prints: readonly Face[]
  readonly faceCounts: readonly number[]
  readonly events: readonly EventKind[]
  /** The kind of each power card. */
  readonly powers: readonly PowerKind[]
  readonly powerNumbers: readonly PowerId[]
  /** By the id of the lasting effect. */
  readonly hooks: Readonly<Record<string, CompleteHooks>>
  /** The part of a round that each reason to end it cuts off. */
  readonly endingScopes: Readonly<Partial<Record<Ending, EndingScope>>>
  /** The kinds that a card may follow by its symbol. */
  readonly symbols: readonly string[]
  /** The special cards that another card may do the work of. */
  readonly imitable: readonly CardKind[]
  /** The cards of each kind. */
  readonly cardsByKind: Readonly<Record<string, readonly CardId[]>>
  /** The cards that can be thrown in as something: its own copies, and those that can be any. */
  readonly reactionCards: Readonly<Record<Reaction, readonly CardId[]>>
  readonly wishes: Readonly<Record<WishType, readonly Wish[]>>
}

/** Everything about a match that does not change. */
export interface Setup extends Deck {
  readonly settings: Settings
  /** Of the rules that it is played by. */
  readonly version: number
  readonly edition: Edition
  /** Null in a match without points. */
  readonly limit: number | null
  /** None where no rule card can ever be drawn. */
  readonly ruleCards: readonly RuleCard[]
  readonly ruleCardNumbers: readonly RuleCardId[]
}
