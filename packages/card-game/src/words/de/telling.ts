import { GERMAN_LIST, type GermanPeople, germanCards, germanPeople } from '@slapwise/kernel'
import type { Told } from '../../index.ts'
import { type Piece, phrase, type Sentence, sentences } from '../sentence.ts'
import { type Listener, type Telling, telling } from '../telling.ts'

export interface German extends Telling, GermanPeople<Piece> {
  seenOr(told: Told, count: number): Sentence
  namely(told: Told): Sentence
  openly(faces: readonly number[]): Sentence
}

export function german(listener: Listener): German {
  const t = telling(listener, GERMAN_LIST)
  return {
    ...t,
    ...germanPeople(sentences, t),
    seenOr: ({ cards: ids }, count) => (ids?.length ? t.cards(ids) : [germanCards(count)]),
    namely: ({ cards: ids }) => (ids?.length ? phrase`: ${t.cards(ids)}` : []),
    openly: (faces) => (faces.length > 0 ? t.faces(faces) : ['nichts']),
  }
}
