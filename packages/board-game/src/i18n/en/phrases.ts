import { counted, ENGLISH_LIST, type EnglishPeople, englishPeople } from '@slapwise/kernel'
import { type Space, START, type Told } from '../../index.ts'
import { createGamePhrases, type GamePhrases, type SentenceContext } from '../game-phrases.ts'
import { type Sentence, type SentencePart, type SentencePiece, sentenceBuilder } from '../sentence.ts'

export interface EnglishPhrases extends Omit<GamePhrases, 'player'>, EnglishPeople<SentencePiece> {
  space(space: Space): SentencePart
  /** The cards themselves for those who may see them, otherwise how many. */
  cardsOrCount(told: Told, count: number): Sentence
}

export function createEnglishPhrases(listener: SentenceContext): EnglishPhrases {
  const t = createGamePhrases(listener, ENGLISH_LIST)
  return {
    ...t,
    ...englishPeople(sentenceBuilder, t),
    space: (space) => ({
      space,
      text: space === START ? 'the start' : t.isEnd(space) ? 'the skull' : String(space),
    }),
    cardsOrCount: ({ cards }, count) => (cards?.length ? t.cards(cards) : [counted(count, 'card')]),
  }
}
