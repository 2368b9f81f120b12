import type { Seat } from '@slapwise/kernel'
import type { Told } from '../../index.ts'
import { type Part, phrase, type Sentence } from '../sentence.ts'
import { type Listener, type Telling, telling } from '../telling.ts'
import { cards, format } from './grammar.ts'

export interface German extends Telling {
  /** Subjekt und Verb: Ada *spielt*, du *spielst*. */
  by(seat: Seat, theirs: string, yours: string): Sentence
  /** Mehrere: Ada und Ben *tauschen*, du und Ben *tauscht*. */
  all(seats: readonly Seat[], theirs: string, yours: string): Sentence
  /** Wen (dich), wem (dir). */
  whom(seat: Seat): Part
  toWhom(seat: Seat): Part
  seenOr(told: Told, count: number): Sentence
  namely(told: Told): Sentence
  openly(faces: readonly number[]): Sentence
}

export function german(listener: Listener): German {
  const t = telling(listener, format)
  return {
    ...t,
    by: (seat, theirs, yours) => phrase`${t.who(seat, 'du')} ${t.isYou(seat) ? yours : theirs}`,
    all: (seats, theirs, yours) =>
      phrase`${t.list(t.youFirst(seats).map((seat) => t.who(seat, 'du')))} ${seats.some(t.isYou) ? yours : theirs}`,
    whom: (seat) => t.who(seat, 'dich'),
    toWhom: (seat) => t.who(seat, 'dir'),
    seenOr: ({ cards: ids }, count) => (ids?.length ? t.cards(ids) : [cards(count)]),
    namely: ({ cards: ids }) => (ids?.length ? phrase`: ${t.cards(ids)}` : []),
    openly: (faces) => (faces.length > 0 ? t.faces(faces) : ['nichts']),
  }
}
