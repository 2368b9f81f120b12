import { GERMAN_LIST, type GermanPeople, germanCards, germanPeople } from '@slapwise/kernel'
import { type Space, START, type Told } from '../../index.ts'
import { type Piece, type Sentence, sentences } from '../sentence.ts'
import { type Listener, type Telling, telling } from '../telling.ts'

export interface German extends Telling, GermanPeople<Piece> {
  /** «auf 12», «zum Totenkopf». */
  onto(space: Space): Sentence
  /** «auf 12», «auf dem Totenkopf». */
  on(space: Space): Sentence
  seenOr(told: Told, count: number): Sentence
}

export function german(listener: Listener): German {
  const t = telling(listener, GERMAN_LIST)
  const ends = (space: Space): string | null =>
    space === START ? 'Start' : t.isEnd(space) ? 'Totenkopf' : null
  const spaceWith = (space: Space, preposition: string): Sentence => {
    const said = ends(space)
    return said ? [`${preposition} `, { space, said }] : ['auf ', { space, said: String(space) }]
  }
  return {
    ...t,
    ...germanPeople(sentences, t),
    onto: (space) => spaceWith(space, 'zum'),
    on: (space) => spaceWith(space, 'auf dem'),
    seenOr: ({ cards: kinds }, count) => (kinds?.length ? t.cards(kinds) : [germanCards(count)]),
  }
}
