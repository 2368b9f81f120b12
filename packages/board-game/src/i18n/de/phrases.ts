import {
  createGermanPlayerPhrases,
  GERMAN_LIST_FORMAT,
  type GermanPlayerPhrases,
  germanCardCount,
} from '@slapwise/kernel'
import { type Space, START, type VisibleFact } from '../../index.ts'
import { createGamePhrases, type GamePhrases, type SentenceContext } from '../game-phrases.ts'
import { type Sentence, type SentencePiece, sentenceBuilder } from '../sentence.ts'

export interface GermanPhrases extends GamePhrases, GermanPlayerPhrases<SentencePiece> {
  /** «auf 12», «zum Totenkopf». */
  ontoSpace(space: Space): Sentence
  /** «auf 12», «auf dem Totenkopf». */
  onSpace(space: Space): Sentence
  cardsOrCount(fact: VisibleFact, count: number): Sentence
}

export function createGermanPhrases(context: SentenceContext): GermanPhrases {
  const phrases = createGamePhrases(context, GERMAN_LIST_FORMAT)
  const ends = (space: Space): string | null =>
    space === START ? 'Start' : phrases.isEnd(space) ? 'Totenkopf' : null
  const spaceWith = (space: Space, preposition: string): Sentence => {
    const text = ends(space)
    return text ? [`${preposition} `, { space, text }] : ['auf ', { space, text: String(space) }]
  }
  return {
    ...phrases,
    ...createGermanPlayerPhrases(sentenceBuilder, phrases),
    ontoSpace: (space) => spaceWith(space, 'zum'),
    onSpace: (space) => spaceWith(space, 'auf dem'),
    cardsOrCount: ({ cards: kinds }, count) =>
      kinds?.length ? phrases.cards(kinds) : [germanCardCount(count)],
  }
}
