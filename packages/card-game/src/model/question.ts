import type { Script, Seat } from '@slapwise/kernel'

/** The question of a prompt. Everybody may know it; the options are secret. */
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
  /** The id of the card or event that asks. */
  readonly source: string | null
  /** Another player that the question is about. */
  readonly about?: Seat
}

/** The meaning of the numbers in a choice. */
export type OptionType = 'card' | 'seat' | 'wish' | 'word' | 'kind' | 'event' | 'power'

export type GameScript<T> = Script<T, Question>

/** A script that may ask questions, or nothing if the effect is complete. */
export type MaybeScript = GameScript<void> | void

/** The reactions: cards that can be thrown in out of turn. */
export type Reaction = 'counterattack' | 'nice-try' | 'lucky-bastard'
