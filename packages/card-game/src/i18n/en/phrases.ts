import { counted, ENGLISH_LIST, type EnglishPeople, englishPeople } from '@slapwise/kernel'
import type { Told } from '../../index.ts'
import { createGamePhrases, type GamePhrases, type SentenceContext } from '../game-phrases.ts'
import { phrase, type Sentence, type SentencePiece, sentenceBuilder } from '../sentence.ts'

export interface EnglishPhrases extends Omit<GamePhrases, 'player'>, EnglishPeople<SentencePiece> {
  /** The cards themselves for those who may see them, otherwise how many. */
  cardsOrCount(told: Told, count: number): Sentence
  /** The cards after a colon, for those who may see them. */
  cardsAfterColon(told: Told): Sentence
  facesOrNothing(faces: readonly number[]): Sentence
}

export function createEnglishPhrases(listener: SentenceContext): EnglishPhrases {
  const t = createGamePhrases(listener, ENGLISH_LIST)
  return {
    ...t,
    ...englishPeople(sentenceBuilder, t),
    cardsOrCount: ({ cards }, count) => (cards?.length ? t.cards(cards) : [counted(count, 'card')]),
    cardsAfterColon: ({ cards }) => (cards?.length ? phrase`: ${t.cards(cards)}` : []),
    facesOrNothing: (faces) => (faces.length > 0 ? t.faces(faces) : ['nothing']),
  }
}
