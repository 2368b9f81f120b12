import type { Seat } from '@slapwise/kernel'
import type { CardId } from './face.ts'
import type { Ask } from './questions.ts'
import type { Table } from './table.ts'

/** A sentence of ours in each language: in two where it is written, in others by what is laid over it. */
export interface Words {
  readonly en: string
  readonly de: string
  readonly [language: string]: string
}

/** What follows what depends on the family, see `call.ts`. */
export type Family = 'number' | 'black' | 'single' | 'bi' | 'open-wish' | 'unique'

export type WishFor = 'colour' | 'number' | 'colour-or-number'

/**
 * What a special card does. `countered`: somebody took it over, and with it the right to make the wish. Where the effect
 * is optional beyond its own rule, whoever takes it over is asked whether they are willing.
 */
export type Effect = (
  table: Table,
  player: Seat,
  card: CardId,
  isWilling?: (seat: Seat) => Ask<boolean>,
) => Ask<Outcome> | Outcome

export type Outcome = 'countered' | 'done'

/** All cards of one name: what they are and do. */
export interface CardKind {
  readonly id: string
  readonly family: Family
  readonly name: Words
  readonly text: Words
  /** Its name for tables that mind their language, where that differs. */
  readonly mildName: Words | null
  /** What a player might ask about it, and the answer. */
  readonly rulings: readonly Words[]
  /** Number cards count their number. */
  readonly points: number | 'number'
  readonly effect: Effect | null
  readonly wish: WishFor | null
  /** A condition of its own besides the call: the reason why it may not be played now. */
  readonly unplayable:
    | ((table: Table, seat: Seat) => 'needs-ten-cards' | 'never-playable' | 'only-as-last-card' | null)
    | null
  /** It slides under the top card when played: the call stays. */
  readonly invisible: boolean
  /** No special card passes it on on purpose. */
  readonly sticky: boolean
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
  points: given.points,
  effect: given.effect ?? null,
  wish: given.wish ?? null,
  unplayable: given.unplayable ?? null,
  invisible: given.invisible ?? false,
  sticky: given.sticky ?? false,
})

const SPECIAL_POINTS = 7

export const singleColoured = (id: string, given: Definition<'name' | 'text' | 'effect'>): CardKind =>
  cardKind({ ...given, id, family: 'single', points: SPECIAL_POINTS })

/** Everything except number cards. */
export const isSpecial = ({ family }: CardKind): boolean => family !== 'number' && family !== 'black'

export const openWish = (id: string, given: Definition<'name' | 'text' | 'wish'>): CardKind =>
  cardKind({ ...given, id, family: 'open-wish', points: SPECIAL_POINTS })
