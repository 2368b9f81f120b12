import type { Told } from '@slapwise/card-game'
import type { Seat } from '@slapwise/kernel'
import { type Part, phrase, type Sentence } from '../sentence.ts'
import { type Scene, type Telling, telling } from '../telling.ts'

const format = new Intl.ListFormat('en-GB')

const SMALL = 'no,a,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve'.split(',')

/** “a card”, “two cards”, “no cards”. */
export const counted = (count: number, thing: string): string =>
  `${SMALL[count] ?? count} ${thing}${count === 1 ? '' : 's'}`

export interface English extends Omit<Telling, 'who'> {
  who(seat: Seat): Part
  /** A subject with its verb: Ada *plays*, you *play*. */
  by(seat: Seat, theirs: string, yours: string): Sentence
  /** Several of them. */
  all(seats: readonly Seat[], plural: string): Sentence
  whose(seat: Seat): Sentence
  /** The cards themselves for those who may see them, otherwise how many. */
  seenOr(told: Told, count: number): Sentence
  /** The cards after a colon, for those who may see them. */
  namely(told: Told): Sentence
  openly(faces: readonly number[]): Sentence
}

export function english(scene: Scene): English {
  const t = telling(scene, format)
  const who = (seat: Seat) => t.who(seat, 'you')
  return {
    ...t,
    who,
    by: (seat, theirs, yours) => phrase`${who(seat)} ${t.isYou(seat) ? yours : theirs}`,
    all: (seats, plural) => phrase`${t.list(t.youFirst(seats).map(who))} ${plural}`,
    whose: (seat) => (t.isYou(seat) ? [t.who(seat, 'your')] : phrase`${who(seat)}’s`),
    seenOr: ({ cards }, count) => (cards?.length ? t.cards(cards) : [counted(count, 'card')]),
    namely: ({ cards }) => (cards?.length ? phrase`: ${t.cards(cards)}` : []),
    openly: (faces) => (faces.length > 0 ? t.faces(faces) : ['nothing']),
  }
}
