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
  cardsOrCount(told: VisibleFact, count: number): Sentence
}

export function createGermanPhrases(listener: SentenceContext): GermanPhrases {
  const t = createGamePhrases(listener, GERMAN_LIST_FORMAT)
  const ends = (space: Space): string | null =>
    space === START ? 'Start' : t.isEnd(space) ? 'Totenkopf' : null
  const spaceWith = (space: Space, preposition: string): Sentence => {
    const said = ends(space)
    return said ? [`${preposition} `, { space, text: said }] : ['auf ', { space, text: String(space) }]
  }
  return {
    ...t,
    ...createGermanPlayerPhrases(sentenceBuilder, t),
    ontoSpace: (space) => spaceWith(space, 'zum'),
    onSpace: (space) => spaceWith(space, 'auf dem'),
    cardsOrCount: ({ cards: kinds }, count) => (kinds?.length ? t.cards(kinds) : [germanCardCount(count)]),
  }
}
