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
  cardsOrCount(told: VisibleFact, count: number): Sentence
  cardsAfterColon(told: VisibleFact): Sentence
  facesOrNothing(faces: readonly number[]): Sentence
}

export function createGermanPhrases(listener: SentenceContext): GermanPhrases {
  const t = createGamePhrases(listener, GERMAN_LIST_FORMAT)
  return {
    ...t,
    ...createGermanPlayerPhrases(sentenceBuilder, t),
    cardsOrCount: ({ cards: ids }, count) => (ids?.length ? t.cards(ids) : [germanCardCount(count)]),
    cardsAfterColon: ({ cards: ids }) => (ids?.length ? phrase`: ${t.cards(ids)}` : []),
    facesOrNothing: (faces) => (faces.length > 0 ? t.faces(faces) : ['nichts']),
  }
}
