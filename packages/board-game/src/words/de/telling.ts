import type { Seat } from '@slapwise/kernel'
import { type Space, START, type Told } from '../../index.ts'
import { type Part, phrase, type Sentence } from '../sentence.ts'
import { type Listener, type Telling, telling } from '../telling.ts'
import { cards, format } from './grammar.ts'

export interface German extends Telling {
  /** Subjekt und Verb: Ada *würfelt*, du *würfelst*. */
  by(seat: Seat, theirs: string, yours: string): Sentence
  /** Mehrere: Ada und Ben *sitzen*, du und Ben *sitzt*. */
  all(seats: readonly Seat[], theirs: string, yours: string): Sentence
  /** Wen (dich), wem (dir). */
  whom(seat: Seat): Part
  toWhom(seat: Seat): Part
  /** «auf 12», «zum Totenkopf». */
  onto(space: Space): Sentence
  /** «auf 12», «auf dem Totenkopf». */
  on(space: Space): Sentence
  seenOr(told: Told, count: number): Sentence
}

export function german(listener: Listener): German {
  const t = telling(listener, format)
  const ends = (space: Space): string | null =>
    space === START ? 'Start' : t.isEnd(space) ? 'Totenkopf' : null
  const spaceWith = (space: Space, preposition: string): Sentence => {
    const said = ends(space)
    return said ? [`${preposition} `, { space, said }] : ['auf ', { space, said: String(space) }]
  }
  return {
    ...t,
    by: (seat, theirs, yours) => phrase`${t.who(seat, 'du')} ${t.isYou(seat) ? yours : theirs}`,
    all: (seats, theirs, yours) =>
      phrase`${t.list(t.youFirst(seats).map((seat) => t.who(seat, 'du')))} ${seats.some(t.isYou) ? yours : theirs}`,
    whom: (seat) => t.who(seat, 'dich'),
    toWhom: (seat) => t.who(seat, 'dir'),
    onto: (space) => spaceWith(space, 'zum'),
    on: (space) => spaceWith(space, 'auf dem'),
    seenOr: ({ cards: kinds }, count) => (kinds?.length ? t.cards(kinds) : [cards(count)]),
  }
}
