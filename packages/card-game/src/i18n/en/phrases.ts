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
  /** The cards, if the reader may see them; otherwise their number. */
  cardsOrCount(fact: VisibleFact, count: number): Sentence
  /** The cards after a colon, if the reader may see them; otherwise nothing. */
  cardsAfterColon(fact: VisibleFact): Sentence
  facesOrNothing(faces: readonly number[]): Sentence
}

export function createEnglishPhrases(context: SentenceContext): EnglishPhrases {
  const phrases = createGamePhrases(context, ENGLISH_LIST_FORMAT)
  return {
    ...phrases,
    ...createEnglishPlayerPhrases(sentenceBuilder, phrases),
    cardsOrCount: ({ cards }, count) =>
      cards?.length ? phrases.cards(cards) : [englishCount(count, 'card')],
    cardsAfterColon: ({ cards }) => (cards?.length ? phrase`: ${phrases.cards(cards)}` : []),
    facesOrNothing: (faces) => (faces.length > 0 ? phrases.faces(faces) : ['nothing']),
  }
}
