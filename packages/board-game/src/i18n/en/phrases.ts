import {
  createEnglishPlayerPhrases,
  ENGLISH_LIST_FORMAT,
  type EnglishPlayerPhrases,
  englishCount,
} from '@slapwise/kernel'
import { type Space, START, type VisibleFact } from '../../index.ts'
import { createGamePhrases, type GamePhrases, type SentenceContext } from '../game-phrases.ts'
import { type Sentence, type SentencePart, type SentencePiece, sentenceBuilder } from '../sentence.ts'

export interface EnglishPhrases extends Omit<GamePhrases, 'player'>, EnglishPlayerPhrases<SentencePiece> {
  space(space: Space): SentencePart
  /** The cards themselves for those who may see them, otherwise how many. */
  cardsOrCount(told: VisibleFact, count: number): Sentence
}

export function createEnglishPhrases(listener: SentenceContext): EnglishPhrases {
  const t = createGamePhrases(listener, ENGLISH_LIST_FORMAT)
  return {
    ...t,
    ...createEnglishPlayerPhrases(sentenceBuilder, t),
    space: (space) => ({
      space,
      text: space === START ? 'the start' : t.isEnd(space) ? 'the skull' : String(space),
    }),
    cardsOrCount: ({ cards }, count) => (cards?.length ? t.cards(cards) : [englishCount(count, 'card')]),
  }
}
