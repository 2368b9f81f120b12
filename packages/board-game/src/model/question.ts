import type { Script, Seat } from '@slapwise/kernel'

/** What a seat is asked. Everybody may know the question; the options are for that seat alone. */
export interface Question {
  readonly ask:
    | 'set-up'
    | 'turn'
    | 'roll'
    | 'token'
    | 'gift'
    | 'magnet'
    | 'lay'
    | 'restock'
    | 'market'
    | 'reorganize'
    | Reaction
    | 'next-round'
  /** The card or event it belongs to. */
  readonly source: string | null
  /** Whom it is about, besides the one who is asked. */
  readonly about?: Seat
  /** The die of a `roll`. */
  readonly die?: DieToRoll
}

/** A die has six sides for steps, and twenty for events. */
export type DieSides = 6 | 20

export interface DieToRoll {
  readonly sides: DieSides
  /** Whose token walks as far as it shows; null where nobody walks. */
  readonly moves: Seat | null
}

/** What the numbers in a choice stand for. */
export type OptionType = 'placement' | 'seat' | 'gift' | 'space' | 'card' | 'relocation' | 'word'

export type GameScript<T> = Script<T, Question>

/** A step that asks, or one that just does. */
export type MaybeScript = GameScript<void> | void

/** The cards that can be thrown in. */
export type Reaction = 'block' | 're-roll' | 'nice-try'
