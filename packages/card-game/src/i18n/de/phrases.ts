import { GERMAN_LIST, type GermanPeople, germanCards, germanPeople } from '@slapwise/kernel'
import type { Told } from '../../index.ts'
import { createGamePhrases, type GamePhrases, type SentenceContext } from '../game-phrases.ts'
import { phrase, type Sentence, type SentencePiece, sentenceBuilder } from '../sentence.ts'

export interface GermanPhrases extends GamePhrases, GermanPeople<SentencePiece> {
  cardsOrCount(told: Told, count: number): Sentence
  cardsAfterColon(told: Told): Sentence
  facesOrNothing(faces: readonly number[]): Sentence
}

export function createGermanPhrases(listener: SentenceContext): GermanPhrases {
  const t = createGamePhrases(listener, GERMAN_LIST)
  return {
    ...t,
    ...germanPeople(sentenceBuilder, t),
    cardsOrCount: ({ cards: ids }, count) => (ids?.length ? t.cards(ids) : [germanCards(count)]),
    cardsAfterColon: ({ cards: ids }) => (ids?.length ? phrase`: ${t.cards(ids)}` : []),
    facesOrNothing: (faces) => (faces.length > 0 ? t.faces(faces) : ['nichts']),
  }
}
