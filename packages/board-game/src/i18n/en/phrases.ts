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
  /** The cards, if the reader may see them; otherwise their number. */
  cardsOrCount(fact: VisibleFact, count: number): Sentence
}

export function createEnglishPhrases(context: SentenceContext): EnglishPhrases {
  const phrases = createGamePhrases(context, ENGLISH_LIST_FORMAT)
  return {
    ...phrases,
    ...createEnglishPlayerPhrases(sentenceBuilder, phrases),
    space: (space) => ({
      space,
      text: space === START ? 'the start' : phrases.isEnd(space) ? 'the skull' : String(space),
    }),
    cardsOrCount: ({ cards }, count) =>
      cards?.length ? phrases.cards(cards) : [englishCount(count, 'card')],
  }
}
