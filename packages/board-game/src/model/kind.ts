import type { Seat } from '@slapwise/kernel'
import type { Direction, Space } from './board.ts'
import type { Meanings } from './meaning.ts'
import type { Ask, MaybeAsk, Reaction } from './question.ts'
import type { Table } from './table.ts'
import type { Words } from './words.ts'

export type CardId = number
/** The place of a kind in the list of all kinds: how a card is named to those who do not hold it. */
export type KindIndex = number

export const COLOURS = ['blue', 'red', 'green', 'yellow', 'multicoloured', 'white'] as const
export type Colour = (typeof COLOURS)[number]

/** A card on the board that a token has come to rest on. */
export interface Landed {
  readonly space: Space
  readonly direction: Direction
}

/** What becomes of the turn’s movement after a card was played. */
export type Then = 'move' | 'done'

/** All cards of one name: what they are and do. */
export interface CardKind {
  readonly id: string
  readonly colour: Colour
  readonly name: Words
  readonly text: Words
  /** The name at tables that mind their language; null where `name` is not rude. */
  readonly mildName: Words | null
  /** What a player might ask about it, and the answer. */
  readonly rulings: readonly Words[]
  /** What follows from the answers to what it asks. */
  readonly meanings: Meanings
  /** How it can point. Those through a wall need one. */
  readonly points: 'nowhere' | 'along' | 'anywhere'
  /** When it is played in one’s own turn. */
  readonly played: ((table: Table, player: Seat, card: CardId) => Ask<Then> | Then) | null
  /** When a movement ends on it. */
  readonly landed: ((table: Table, owner: Seat, on: Landed) => MaybeAsk) | null
  /** What it does to whoever walks over it. */
  readonly passing: 'stops' | 'refuses' | 'slows' | null
  /** What it can be thrown in as, in and out of turn. */
  readonly thrownInAs: Reaction | null
  /** Minus points in hand at the end of a round. */
  readonly inHand: number
}

type Definition = Pick<CardKind, 'name' | 'text'> & Partial<Omit<CardKind, 'id' | 'colour'>>

const kind =
  (colour: Colour) =>
  (id: string, given: Definition): CardKind => ({
    id,
    colour,
    name: given.name,
    text: given.text,
    mildName: given.mildName ?? null,
    rulings: given.rulings ?? [],
    meanings: given.meanings ?? {},
    points: given.points ?? 'nowhere',
    played: given.played ?? null,
    landed: given.landed ?? null,
    passing: given.passing ?? null,
    thrownInAs: given.thrownInAs ?? null,
    inHand: given.inHand ?? 0,
  })

/** The colour says when a card acts. */
export const blue = kind('blue')
export const red = kind('red')
export const green = kind('green')
export const yellow = kind('yellow')
export const multicoloured = kind('multicoloured')
export const white = kind('white')
