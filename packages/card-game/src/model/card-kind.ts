import type { LocalizedText, Seat } from '@slapwise/kernel'
import type { AnswerHints } from './answer-hints.ts'
import type { EndingScope } from './ending.ts'
import type { CardId } from './face.ts'
import type { GameScript, Reaction } from './question.ts'
import type { Settings } from './settings.ts'
import type { Table } from './table.ts'
import type { WishType } from './wishes.ts'

/** What follows what depends on the family, see `call.ts`. */
export type CardFamily = 'number' | 'black' | 'single' | 'bi' | 'open-wish' | 'unique'

/**
 * What a special card does. Where the effect is optional beyond its own rule, whoever takes it over is asked whether they
 * are willing.
 */
export type CardEffect = (
  table: Table,
  player: Seat,
  card: CardId,
  isWilling?: (seat: Seat) => GameScript<boolean>,
) => GameScript<EffectResult> | EffectResult

/** `wished`: the wish of the card is not made any more, since somebody took the card over, or made it before the effect. */
export type EffectResult = 'wished' | 'done'

/** All cards of one name: what they are and do. */
export interface CardKind {
  readonly id: string
  readonly family: CardFamily
  readonly name: LocalizedText
  readonly text: LocalizedText
  /** The name at tables that mind their language; null where `name` is not rude. */
  readonly mildName: LocalizedText | null
  /** What a player might ask about it, and the answer. */
  readonly rulings: readonly LocalizedText[]
  /** What follows from the answers to what it asks. */
  readonly answerHints: AnswerHints
  /** Number cards count their number. */
  readonly points: number | 'number'
  readonly effect: CardEffect | null
  readonly wish: WishType | null
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
  readonly excludesPowers: boolean
  /** What it can be thrown in as, out of turn. */
  readonly thrownInAs: Reaction | 'any' | null
  /** Turned up and played by nobody, it is used by choice; or without asking, since it asks itself; or not at all. */
  readonly whenTurnedUp: 'may-be-used' | 'is-used' | 'lies-there'
  /** Where the table agrees on what it does: the card that it stands for. */
  readonly standsFor: ((settings: Settings) => string) | null
  /** Set if it ends the round: the part of the round that it cuts off. */
  readonly endingScope: EndingScope | null
}

type CardDefinition<Given extends keyof CardKind> = Pick<CardKind, Given> & Partial<CardKind>

/** Every kind has all fields in the same order: the engine reads them at every step, and like shapes read fast. */
export const cardKind = (given: CardDefinition<'id' | 'family' | 'name' | 'text' | 'points'>): CardKind => ({
  id: given.id,
  family: given.family,
  name: given.name,
  text: given.text,
  mildName: given.mildName ?? null,
  rulings: given.rulings ?? [],
  answerHints: given.answerHints ?? {},
  points: given.points,
  effect: given.effect ?? null,
  wish: given.wish ?? null,
  playsAnother: given.playsAnother ?? false,
  unplayable: given.unplayable ?? null,
  invisible: given.invisible ?? false,
  sticky: given.sticky ?? false,
  excludesPowers: given.excludesPowers ?? false,
  thrownInAs: given.thrownInAs ?? null,
  whenTurnedUp: given.whenTurnedUp ?? 'may-be-used',
  standsFor: given.standsFor ?? null,
  endingScope: given.endingScope ?? null,
})

const SPECIAL_POINTS = 7

export const singleColouredCard = (id: string, given: CardDefinition<'name' | 'text' | 'effect'>): CardKind =>
  cardKind({ ...given, id, family: 'single', points: SPECIAL_POINTS })

/** Everything except number cards. */
export const isSpecialCard = ({ family }: CardKind): boolean => family !== 'number' && family !== 'black'

export const openWishCard = (id: string, given: CardDefinition<'name' | 'text' | 'wish'>): CardKind =>
  cardKind({ ...given, id, family: 'open-wish', points: SPECIAL_POINTS })
