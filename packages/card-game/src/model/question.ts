import type { Script, Seat } from '@slapwise/kernel'

/** What a seat is asked. Everybody may know the question; the options are for that seat alone. */
export interface Question {
  readonly ask:
    | 'turn'
    | 'drawn'
    | 'second-chance'
    | 'friend'
    | 'victim'
    | 'allot-draws'
    | 'give'
    | 'discard'
    | 'lay'
    | 'pick'
    | 'receiver'
    | 'hand-out'
    | 'wish'
    | 'counterattack'
    | 'nice-try'
    | 'lucky-bastard'
    | 'imitate'
    | 'colour'
    | 'steal'
    | 'event'
    | 'seppuku'
    | 'distribute'
    | 'giver'
    | 'swap-hands'
    | 'recharge'
    | 'power'
    | 'use'
    | 'another'
    | 'seen'
    | 'next-round'
  /** The card or event it belongs to. */
  readonly source: string | null
  /** Whom it is about, besides the one who is asked. */
  readonly about?: Seat
}

/** What the numbers in a choice stand for. */
export type OptionType = 'card' | 'seat' | 'wish' | 'word' | 'kind' | 'event' | 'power'

export type GameScript<T> = Script<T, Question>

/** A step that asks, or one that just does. */
export type MaybeScript = GameScript<void> | void

/** The cards that can be thrown in. */
export type Reaction = 'counterattack' | 'nice-try' | 'lucky-bastard'
