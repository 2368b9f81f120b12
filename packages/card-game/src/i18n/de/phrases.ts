import {
  createGermanPlayerPhrases,
  GERMAN_LIST_FORMAT,
  type GermanPlayerPhrases,
  germanCardCount,
} from '@slapwise/kernel'
import type { VisibleFact } from '../../index.ts'
import { createGamePhrases, type GamePhrases, type SentenceContext } from '../game-phrases.ts'
import { phrase, type Sentence, type SentencePiece, sentenceBuilder } from '../sentence.ts'

export interface GermanPhrases extends GamePhrases, GermanPlayerPhrases<SentencePiece> {
  cardsOrCount(fact: VisibleFact, count: number): Sentence
  cardsAfterColon(fact: VisibleFact): Sentence
  facesOrNothing(faces: readonly number[]): Sentence
}

export function createGermanPhrases(context: SentenceContext): GermanPhrases {
  const phrases = createGamePhrases(context, GERMAN_LIST_FORMAT)
  return {
    ...phrases,
    ...createGermanPlayerPhrases(sentenceBuilder, phrases),
    cardsOrCount: ({ cards: ids }, count) => (ids?.length ? phrases.cards(ids) : [germanCardCount(count)]),
    cardsAfterColon: ({ cards: ids }) => (ids?.length ? phrase`: ${phrases.cards(ids)}` : []),
    facesOrNothing: (faces) => (faces.length > 0 ? phrases.faces(faces) : ['nichts']),
  }
}
