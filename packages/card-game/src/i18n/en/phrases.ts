import {
  createEnglishPlayerPhrases,
  ENGLISH_LIST_FORMAT,
  type EnglishPlayerPhrases,
  englishCount,
} from '@slapwise/kernel'
import type { VisibleFact } from '../../index.ts'
import { createGamePhrases, type GamePhrases, type SentenceContext } from '../game-phrases.ts'
import { phrase, type Sentence, type SentencePiece, sentenceBuilder } from '../sentence.ts'

export interface EnglishPhrases extends Omit<GamePhrases, 'player'>, EnglishPlayerPhrases<SentencePiece> {
  /** The cards themselves for those who may see them, otherwise how many. */
  cardsOrCount(told: VisibleFact, count: number): Sentence
  /** The cards after a colon, for those who may see them. */
  cardsAfterColon(told: VisibleFact): Sentence
  facesOrNothing(faces: readonly number[]): Sentence
}

export function createEnglishPhrases(listener: SentenceContext): EnglishPhrases {
  const t = createGamePhrases(listener, ENGLISH_LIST_FORMAT)
  return {
    ...t,
    ...createEnglishPlayerPhrases(sentenceBuilder, t),
    cardsOrCount: ({ cards }, count) => (cards?.length ? t.cards(cards) : [englishCount(count, 'card')]),
    cardsAfterColon: ({ cards }) => (cards?.length ? phrase`: ${t.cards(cards)}` : []),
    facesOrNothing: (faces) => (faces.length > 0 ? t.faces(faces) : ['nothing']),
  }
}
