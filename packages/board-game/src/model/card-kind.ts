import type { LocalizedText, Seat } from '@slapwise/kernel'
import type { AnswerHints } from './answer-hints.ts'
import type { Direction, Space } from './board.ts'
import type { GameScript, MaybeScript, Reaction } from './question.ts'
import type { Table } from './table.ts'

export type CardId = number
/** The place of a kind in the list of all kinds: how a card is named to those who do not hold it. */
export type KindIndex = number

export const COLOURS = ['blue', 'red', 'green', 'yellow', 'multicoloured', 'white'] as const
export type Colour = (typeof COLOURS)[number]

/** A card on the board that a token has come to rest on. */
export interface LandingSpot {
  readonly space: Space
  readonly direction: Direction
}

/** What becomes of the turn’s movement after a card was played. */
export type EffectResult = 'move' | 'done'

/** All cards of one name: what they are and do. */
export interface CardKind {
  readonly id: string
  readonly colour: Colour
  readonly name: LocalizedText
  readonly text: LocalizedText
  /** The name at tables that mind their language; null where `name` is not rude. */
  readonly mildName: LocalizedText | null
  /** What a player might ask about it, and the answer. */
  readonly rulings: readonly LocalizedText[]
  /** What follows from the answers to what it asks. */
  readonly answerHints: AnswerHints
  /** How it can point. Those through a wall need one. */
  readonly pointing: 'nowhere' | 'along' | 'anywhere'
  /** When it is played in one’s own turn. */
  readonly onPlayed:
    | ((table: Table, player: Seat, card: CardId) => GameScript<EffectResult> | EffectResult)
    | null
  /** When a movement ends on it. */
  readonly onLanded: ((table: Table, owner: Seat, on: LandingSpot) => MaybeScript) | null
  /** What it does to whoever walks over it. */
  readonly passingEffect: 'stops' | 'refuses' | 'slows' | null
  /** What it can be thrown in as, in and out of turn. */
  readonly thrownInAs: Reaction | null
  /** Minus points in hand at the end of a round. */
  readonly handPoints: number
}

type CardDefinition = Pick<CardKind, 'name' | 'text'> & Partial<Omit<CardKind, 'id' | 'colour'>>

const cardOfColour =
  (colour: Colour) =>
  (id: string, given: CardDefinition): CardKind => ({
    id,
    colour,
    name: given.name,
    text: given.text,
    mildName: given.mildName ?? null,
    rulings: given.rulings ?? [],
    answerHints: given.answerHints ?? {},
    pointing: given.pointing ?? 'nowhere',
    onPlayed: given.onPlayed ?? null,
    onLanded: given.onLanded ?? null,
    passingEffect: given.passingEffect ?? null,
    thrownInAs: given.thrownInAs ?? null,
    handPoints: given.handPoints ?? 0,
  })

/** The colour says when a card acts. */
export const blueCard = cardOfColour('blue')
export const redCard = cardOfColour('red')
export const greenCard = cardOfColour('green')
export const yellowCard = cardOfColour('yellow')
export const multicolouredCard = cardOfColour('multicoloured')
export const whiteCard = cardOfColour('white')
