import type { Script, Seat } from '@slapwise/kernel'

/** The question of a prompt. Everybody may know it; the options are secret. */
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
  /** The id of the card or event that asks. */
  readonly source: string | null
  /** Another player that the question is about. */
  readonly about?: Seat
  /** The die of a `roll` or `re-roll` question. */
  readonly die?: DieToRoll
}

/** Six sides for steps, twenty for events. */
export type DieSides = 6 | 20

export interface DieToRoll {
  readonly sides: DieSides
  /** The seat of the token that walks as far as the die shows; null if none does. */
  readonly moves: Seat | null
  /** The seat of the token that goes to the numbered teleport that the die shows. */
  readonly teleports?: Seat
}

/** The meaning of the numbers in a choice. */
export type OptionType = 'placement' | 'seat' | 'gift' | 'space' | 'card' | 'relocation' | 'word'

export type GameScript<T> = Script<T, Question>

/** A script that may ask questions, or nothing if the effect is complete. */
export type MaybeScript = GameScript<void> | void

/** The reactions: cards that can be thrown in out of turn. */
export type Reaction = 'block' | 're-roll' | 'nice-try'
