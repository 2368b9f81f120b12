import { type People, peopleFor, type Seat } from '@slapwise/kernel'
import type { Direction, KindIndex, Setup, Space } from '../index.ts'
import { arrowOn } from './arrow.ts'
import { type Piece, phrase, type Sentence, sentences } from './sentence.ts'

/** Whoever is told something, at some table; nobody in particular where `viewer` is null. */
export interface Listener {
  readonly setup: Setup
  readonly viewer: Seat | null
}

/** What is thrown in at oneself has been told by then. */
export const isThrownIn = (source: string, { setup: { kinds } }: Listener): boolean =>
  kinds.some(({ id, thrownInAs }) => id === source && thrownInAs !== null)

/** The pieces that sentences about people and cards are built from, in any language of this game. */
export interface Telling extends People<Piece> {
  cards(kinds: readonly KindIndex[]): Sentence
  /** A card as it lies on a space, with its arrow. */
  lying(card: KindIndex, space: Space, direction: Direction): Sentence
  isEnd(space: Space): boolean
}

export function telling({ setup, viewer }: Listener, format: Intl.ListFormat): Telling {
  const people = peopleFor(sentences, viewer, format)
  return {
    ...people,
    cards: (kinds) => people.list(kinds.map((card) => ({ card }))),
    lying(card, space, direction) {
      const arrow = arrowOn(setup.street, space, direction)
      return arrow ? phrase`${{ card }} ${arrow}` : [{ card }]
    },
    isEnd: (space) => space === setup.street.end,
  }
}
