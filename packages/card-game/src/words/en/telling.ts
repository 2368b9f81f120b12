import { counted, ENGLISH_LIST, type EnglishPeople, englishPeople } from '@slapwise/kernel'
import type { Told } from '../../index.ts'
import { type Piece, phrase, type Sentence, sentences } from '../sentence.ts'
import { type Listener, type Telling, telling } from '../telling.ts'

export interface English extends Omit<Telling, 'who'>, EnglishPeople<Piece> {
  /** The cards themselves for those who may see them, otherwise how many. */
  seenOr(told: Told, count: number): Sentence
  /** The cards after a colon, for those who may see them. */
  namely(told: Told): Sentence
  openly(faces: readonly number[]): Sentence
}

export function english(listener: Listener): English {
  const t = telling(listener, ENGLISH_LIST)
  return {
    ...t,
    ...englishPeople(sentences, t),
    seenOr: ({ cards }, count) => (cards?.length ? t.cards(cards) : [counted(count, 'card')]),
    namely: ({ cards }) => (cards?.length ? phrase`: ${t.cards(cards)}` : []),
    openly: (faces) => (faces.length > 0 ? t.faces(faces) : ['nothing']),
  }
}
