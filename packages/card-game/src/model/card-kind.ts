import type { LocalizedText, Seat } from '@slapwise/kernel'
import type { AnswerHints } from './answer-hints.ts'
import type { EndingScope } from './ending.ts'
import type { CardId } from './face.ts'
import type { GameScript, Reaction } from './question.ts'
import type { Settings } from './settings.ts'
import type { Table } from './table.ts'
import type { WishType } from './wishes.ts'

/** The family determines what a card may follow, see `call.ts`. */
export type CardFamily = 'number' | 'black' | 'single' | 'bi' | 'open-wish' | 'unique'

/**
 * The effect of a special card. `isWilling` asks a player who takes over a mandatory effect that is optional here, since
 * another card imitates it.
 */
export type CardEffect = (
  table: Table,
  player: Seat,
  card: CardId,
  isWilling?: (seat: Seat) => GameScript<boolean>,
) => GameScript<EffectResult> | EffectResult

/** `wished` means that the wish of the card has already been made: by a Counterattack, or before the effect. */
export type EffectResult = 'wished' | 'done'

/** All cards of one name: their texts and effects. */
export interface CardKind {
  readonly id: string
  readonly family: CardFamily
  readonly name: LocalizedText
  readonly text: LocalizedText
  /** The name at tables with mild language; null if `name` is not rude. */
  readonly mildName: LocalizedText | null
  /** Answers to questions that players ask about this kind. */
  readonly rulings: readonly LocalizedText[]
  readonly answerHints: AnswerHints
  /** The points of a card in hand; `number` for the number on the card. */
  readonly points: number | 'number'
  readonly effect: CardEffect | null
  readonly wish: WishType | null
  /**
   * Its effect is to play another card. A card that imitates it makes its wish first, and the other card has to match
   * that.
   */
  readonly playsAnother: boolean
  /** A condition besides the call: the reason why the card may not be played, or null. */
  readonly unplayable:
    | ((handSize: number) => 'needs-ten-cards' | 'never-playable' | 'only-as-last-card' | null)
    | null
  /** Whether a played card slides under the top card of the discard pile, so that the call stays. */
  readonly invisible: boolean
  /** Whether players cannot give the card away by an effect of their choice. */
  readonly sticky: boolean
  /** Whether no power card can be activated with the card. */
  readonly excludesPowers: boolean
  /** The reaction it can be thrown in as, out of turn. */
  readonly thrownInAs: Reaction | 'any' | null
  /**
   * When it is not played itself, but turned up or imitated: players are asked whether they use the effect, the effect
   * itself asks for all that there is to decide, or nothing happens.
   */
  readonly whenNotPlayed: 'is-offered' | 'asks-itself' | 'lies-there'
  /** The id of the kind that this kind imitates, if a setting decides its effect. */
  readonly standsFor: ((settings: Settings) => string) | null
  /** The part of the round that is cut off, if this kind ends the round. */
  readonly endingScope: EndingScope | null
}

type CardDefinition<Given extends keyof CardKind> = Pick<CardKind, Given> & Partial<CardKind>

/**
 * Sets all fields in the same order: the engine reads them at every step, which is fastest for objects of one shape.
 */
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
  whenNotPlayed: given.whenNotPlayed ?? 'is-offered',
  standsFor: given.standsFor ?? null,
  endingScope: given.endingScope ?? null,
})

const SPECIAL_POINTS = 7

export const singleColouredCard = (id: string, given: CardDefinition<'name' | 'text' | 'effect'>): CardKind =>
  cardKind({ ...given, id, family: 'single', points: SPECIAL_POINTS })

export const isSpecialCard = ({ family }: CardKind): boolean => family !== 'number' && family !== 'black'

/** Its effect is optional and asks by itself whether it is used, unless the definition says otherwise. */
export const openWishCard = (id: string, given: CardDefinition<'name' | 'text' | 'wish'>): CardKind =>
  cardKind({ whenNotPlayed: 'asks-itself', ...given, id, family: 'open-wish', points: SPECIAL_POINTS })
