import type { Seat } from '@slapwise/kernel'
import { type Space, START, type Told } from '../../index.ts'
import { type Part, phrase, type Sentence } from '../sentence.ts'
import { type Listener, type Telling, telling } from '../telling.ts'
import { counted, format } from './grammar.ts'

export interface English extends Omit<Telling, 'who'> {
  who(seat: Seat): Part
  /** A subject with its verb: Ada *rolls*, you *roll*. */
  by(seat: Seat, theirs: string, yours: string): Sentence
  /** Several of them. */
  all(seats: readonly Seat[], plural: string): Sentence
  whose(seat: Seat): Sentence
  space(space: Space): Part
  /** The cards themselves for those who may see them, otherwise how many. */
  seenOr(told: Told, count: number): Sentence
}

export function english(listener: Listener): English {
  const t = telling(listener, format)
  const who = (seat: Seat) => t.who(seat, 'you')
  return {
    ...t,
    who,
    by: (seat, theirs, yours) => phrase`${who(seat)} ${t.isYou(seat) ? yours : theirs}`,
    all: (seats, plural) => phrase`${t.list(t.youFirst(seats).map(who))} ${plural}`,
    whose: (seat) => (t.isYou(seat) ? [t.who(seat, 'your')] : phrase`${who(seat)}’s`),
    space: (space) => ({
      space,
      said: space === START ? 'the start' : t.isEnd(space) ? 'the skull' : String(space),
    }),
    seenOr: ({ cards }, count) => (cards?.length ? t.cards(cards) : [counted(count, 'card')]),
  }
}
