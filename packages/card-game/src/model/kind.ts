import type { Seat } from '@slapwise/kernel'
import type { Stops } from './ending.ts'
import type { CardId } from './face.ts'
import type { Meanings } from './meaning.ts'
import type { Ask, Reaction } from './question.ts'
import type { Settings } from './settings.ts'
import type { Table } from './table.ts'
import type { WishFor } from './wishes.ts'
import type { Words } from './words.ts'

/** What follows what depends on the family, see `call.ts`. */
export type Family = 'number' | 'black' | 'single' | 'bi' | 'open-wish' | 'unique'

/**
 * What a special card does. Where the effect is optional beyond its own rule, whoever takes it over is asked whether they
 * are willing.
 */
export type Effect = (
  table: Table,
  player: Seat,
  card: CardId,
  isWilling?: (seat: Seat) => Ask<boolean>,
) => Ask<Outcome> | Outcome

/** `wished`: the wish of the card is not made any more, since somebody took the card over, or made it before the effect. */
export type Outcome = 'wished' | 'done'

/** All cards of one name: what they are and do. */
export interface CardKind {
  readonly id: string
  readonly family: Family
  readonly name: Words
  readonly text: Words
  /** The name at tables that mind their language; null where `name` is not rude. */
  readonly mildName: Words | null
  /** What a player might ask about it, and the answer. */
  readonly rulings: readonly Words[]
  /** What follows from the answers to what it asks. */
  readonly meanings: Meanings
  /** Number cards count their number. */
  readonly points: number | 'number'
  readonly effect: Effect | null
  readonly wish: WishFor | null
  /** Its effect is to play another card: one that stands for it makes its wish first, which that card then has to match. */
  readonly playsAnother: boolean
  /** A condition of its own besides the call: the reason why it may not be played now. */
  readonly unplayable:
    | ((handSize: number) => 'needs-ten-cards' | 'never-playable' | 'only-as-last-card' | null)
    | null
  /** It slides under the top card when played: the call stays. */
  readonly invisible: boolean
  /** No special card passes it on on purpose. */
  readonly sticky: boolean
  /** No power card goes with it. */
  readonly takesNoPower: boolean
  /** What it can be thrown in as, out of turn. */
  readonly thrownInAs: Reaction | 'any' | null
  /** Turned up and played by nobody, it is used by choice; or without asking, since it asks itself; or not at all. */
  readonly turnedUp: 'may-be-used' | 'is-used' | 'lies-there'
  /** Where the table agrees on what it does: the card that it stands for. */
  readonly standsFor: ((settings: Settings) => string) | null
  /** Set if it ends the round: the part of the round that it cuts off. */
  readonly ending: Stops | null
}

type Definition<Given extends keyof CardKind> = Pick<CardKind, Given> & Partial<CardKind>

/** Every kind has all fields in the same order: the engine reads them at every step, and like shapes read fast. */
export const cardKind = (given: Definition<'id' | 'family' | 'name' | 'text' | 'points'>): CardKind => ({
  id: given.id,
  family: given.family,
  name: given.name,
  text: given.text,
  mildName: given.mildName ?? null,
  rulings: given.rulings ?? [],
  meanings: given.meanings ?? {},
  points: given.points,
  effect: given.effect ?? null,
  wish: given.wish ?? null,
  playsAnother: given.playsAnother ?? false,
  unplayable: given.unplayable ?? null,
  invisible: given.invisible ?? false,
  sticky: given.sticky ?? false,
  takesNoPower: given.takesNoPower ?? false,
  thrownInAs: given.thrownInAs ?? null,
  turnedUp: given.turnedUp ?? 'may-be-used',
  standsFor: given.standsFor ?? null,
  ending: given.ending ?? null,
})

const SPECIAL_POINTS = 7

export const singleColoured = (id: string, given: Definition<'name' | 'text' | 'effect'>): CardKind =>
  cardKind({ ...given, id, family: 'single', points: SPECIAL_POINTS })

/** Everything except number cards. */
export const isSpecial = ({ family }: CardKind): boolean => family !== 'number' && family !== 'black'

export const openWish = (id: string, given: Definition<'name' | 'text' | 'wish'>): CardKind =>
  cardKind({ ...given, id, family: 'open-wish', points: SPECIAL_POINTS })
