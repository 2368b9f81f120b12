import { createPlayerPhrases, type PlayerPhrases, type Seat } from '@slapwise/kernel'
import {
  type CardKind,
  type Direction,
  type KindIndex,
  NUMBERED_TELEPORT_ID,
  type Setup,
  type Space,
} from '../index.ts'
import { arrowFor } from './arrow.ts'
import { phrase, type Sentence, type SentencePiece, sentenceBuilder } from './sentence.ts'

/** The reader of a sentence; `viewer` is null for spectators. */
export interface SentenceContext {
  readonly setup: Setup
  readonly viewer: Seat | null
}

/**
 * Whether this card is a reaction. Such a card against oneself needs no `named` sentence: `threw-in` has already named
 * it.
 */
export const isReactionCard = (source: string, { setup: { kinds } }: SentenceContext): boolean =>
  kinds.some(({ id, thrownInAs }) => id === source && thrownInAs !== null)

/** The effect of a yellow card on a token that walks over it. */
export const passingEffectOf = (
  source: string,
  { setup: { kinds } }: SentenceContext,
): NonNullable<CardKind['passingEffect']> => kinds.find(({ id }) => id === source)!.passingEffect!

/** Whether the sentence about a move names its cause: the own die and the manhole have been named before. */
export const hasCauseOfItsOwn = (source: string | null): source is string =>
  source !== null && source !== NUMBERED_TELEPORT_ID

/** Building blocks of sentences about players and cards, shared by all languages of this game. */
export interface GamePhrases extends PlayerPhrases<SentencePiece> {
  cards(kinds: readonly KindIndex[]): Sentence
  /** A placed card, with the arrow it has on that space. */
  placedCard(card: KindIndex, space: Space, direction: Direction): Sentence
  isEnd(space: Space): boolean
}

export function createGamePhrases({ setup, viewer }: SentenceContext, format: Intl.ListFormat): GamePhrases {
  const players = createPlayerPhrases(sentenceBuilder, viewer, format)
  return {
    ...players,
    cards: (kinds) => players.joinList(kinds.map((card) => ({ card }))),
    placedCard(card, space, direction) {
      const arrow = arrowFor(setup.street, space, direction)
      return arrow ? phrase`${{ card }} ${arrow}` : [{ card }]
    },
    isEnd: (space) => space === setup.street.end,
  }
}
