import type { LocalizedText, Seat } from '@slapwise/kernel'
import type { AnswerHints } from './answer-hints.ts'
import type { Direction, Space } from './board.ts'
import type { GameScript, MaybeScript, Reaction } from './question.ts'
import type { Table } from './table.ts'

export type CardId = number
/** The index of a kind in `Setup.kinds`. Views and answers name cards by it, since all cards of a kind are equal. */
export type KindIndex = number

export const COLOURS = ['blue', 'red', 'green', 'yellow', 'multicoloured', 'white'] as const
export type Colour = (typeof COLOURS)[number]

/** A set of colours as a bit mask. */
export type ColourSet = number

export const NO_COLOURS: ColourSet = 0
export const ALL_COLOURS: ColourSet = (1 << COLOURS.length) - 1

export const singleColour = (colour: Colour): ColourSet => 1 << COLOURS.indexOf(colour)

/** The colour rule: the colours of cards that may cover a card. */
function coloursThatCover(colour: Colour): ColourSet {
  if (colour === 'white') return NO_COLOURS
  if (colour === 'multicoloured') return ALL_COLOURS
  return singleColour(colour) | singleColour('white') | singleColour('multicoloured')
}

/** The placed card on which a movement has ended. */
export interface LandingSpot {
  readonly space: Space
  readonly direction: Direction
}

/** Whether the turn goes on with its movement after the played card. */
export type EffectResult = 'move' | 'done'

/** All cards of one name: their texts and effects. */
export interface CardKind {
  readonly id: string
  readonly colour: Colour
  /** Its colour as a set, and the colours of cards that may cover it: for speed, since each turn checks all spaces. */
  readonly ownColour: ColourSet
  readonly coveredBy: ColourSet
  readonly name: LocalizedText
  readonly text: LocalizedText
  /** The name at tables with mild language; null if `name` is not rude. */
  readonly mildName: LocalizedText | null
  /** Answers to questions that players ask about this kind. */
  readonly rulings: readonly LocalizedText[]
  readonly answerHints: AnswerHints
  /** The directions it can be placed in: none, along the path, or also through a wall. */
  readonly pointing: 'nowhere' | 'along' | 'anywhere'
  /** The effect when a player plays the card in their own turn. */
  readonly onPlayed:
    | ((table: Table, player: Seat, card: CardId) => GameScript<EffectResult> | EffectResult)
    | null
  /** The effect on a token whose movement ends on the card. */
  readonly onLanded: ((table: Table, owner: Seat, on: LandingSpot) => MaybeScript) | null
  /** The effect on a token that walks over the card. */
  readonly passingEffect: 'stops' | 'refuses' | 'slows' | null
  /** The reaction it can be thrown in as, in and out of turn. */
  readonly thrownInAs: Reaction | null
  /** Minus points for a card in hand at the end of a round. */
  readonly handPoints: number
}

type CardDefinition = Pick<CardKind, 'name' | 'text'> &
  Partial<Omit<CardKind, 'id' | 'colour' | 'ownColour' | 'coveredBy'>>

const cardOfColour =
  (colour: Colour) =>
  (id: string, given: CardDefinition): CardKind => ({
    id,
    colour,
    ownColour: singleColour(colour),
    coveredBy: coloursThatCover(colour),
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

/** The colour of a kind determines when it takes effect. */
export const blueCard = cardOfColour('blue')
export const redCard = cardOfColour('red')
export const greenCard = cardOfColour('green')
export const yellowCard = cardOfColour('yellow')
export const multicolouredCard = cardOfColour('multicoloured')
export const whiteCard = cardOfColour('white')
