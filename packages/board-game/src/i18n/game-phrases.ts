import { createPlayerPhrases, type PlayerPhrases, type Seat } from '@slapwise/kernel'
import type { Direction, KindIndex, Setup, Space } from '../index.ts'
import { arrowFor } from './arrow.ts'
import { phrase, type Sentence, type SentencePiece, sentenceBuilder } from './sentence.ts'

/** Whoever is told something, at some table; nobody in particular where `viewer` is null. */
export interface SentenceContext {
  readonly setup: Setup
  readonly viewer: Seat | null
}

/** What is thrown in at oneself has been told by then. */
export const isReactionCard = (source: string, { setup: { kinds } }: SentenceContext): boolean =>
  kinds.some(({ id, thrownInAs }) => id === source && thrownInAs !== null)

/** The pieces that sentences about people and cards are built from, in any language of this game. */
export interface GamePhrases extends PlayerPhrases<SentencePiece> {
  cards(kinds: readonly KindIndex[]): Sentence
  /** A card as it lies on a space, with its arrow. */
  placedCard(card: KindIndex, space: Space, direction: Direction): Sentence
  isEnd(space: Space): boolean
}

export function createGamePhrases({ setup, viewer }: SentenceContext, format: Intl.ListFormat): GamePhrases {
  const people = createPlayerPhrases(sentenceBuilder, viewer, format)
  return {
    ...people,
    cards: (kinds) => people.joinList(kinds.map((card) => ({ card }))),
    placedCard(card, space, direction) {
      const arrow = arrowFor(setup.street, space, direction)
      return arrow ? phrase`${{ card }} ${arrow}` : [{ card }]
    },
    isEnd: (space) => space === setup.street.end,
  }
}
