import { counted, ENGLISH_LIST, type EnglishPeople, englishPeople } from '@slapwise/kernel'
import { type Space, START, type Told } from '../../index.ts'
import { type Part, type Piece, type Sentence, sentences } from '../sentence.ts'
import { type Listener, type Telling, telling } from '../telling.ts'

export interface English extends Omit<Telling, 'who'>, EnglishPeople<Piece> {
  space(space: Space): Part
  /** The cards themselves for those who may see them, otherwise how many. */
  seenOr(told: Told, count: number): Sentence
}

export function english(listener: Listener): English {
  const t = telling(listener, ENGLISH_LIST)
  return {
    ...t,
    ...englishPeople(sentences, t),
    space: (space) => ({
      space,
      said: space === START ? 'the start' : t.isEnd(space) ? 'the skull' : String(space),
    }),
    seenOr: ({ cards }, count) => (cards?.length ? t.cards(cards) : [counted(count, 'card')]),
  }
}
