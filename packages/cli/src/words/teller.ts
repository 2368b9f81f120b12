import type { Setup } from '@slapwise/card-game'
import type { Seat } from '@slapwise/kernel'

/** Who sits where, and for whose eyes the words are; nobody's in particular where `viewer` is null. */
export interface Teller {
  readonly setup: Setup
  readonly names: readonly string[]
  readonly viewer: Seat | null
}

/** Inside a sentence. */
export const nameOf = ({ names, viewer }: Teller, seat: Seat): string =>
  seat === viewer ? 'you' : names[seat]

/** At its beginning. */
export const subject = ({ names, viewer }: Teller, seat: Seat): string =>
  seat === viewer ? 'You' : names[seat]

/** What somebody holds, inside a sentence. */
export const handOf = ({ names, viewer }: Teller, seat: Seat): string =>
  seat === viewer ? 'your hand' : `${names[seat]}’s hand`

/** The verb that goes with a subject: they *play*, you *play*, Mira *plays*. */
export const verb = ({ viewer }: Teller, seat: Seat, theirs: string, yours: string): string =>
  seat === viewer ? yours : theirs

const format = new Intl.ListFormat('en-GB')

export const listed = (items: readonly string[]): string => format.format(items)

/** Several subjects of one sentence. */
export const subjects = (t: Teller, seats: readonly Seat[]): string =>
  listed(seats.map((seat, i) => (i === 0 ? subject : nameOf)(t, seat)))

const SMALL = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

export const inWords = (count: number): string => SMALL[count] ?? String(count)

export const cards = (count: number): string => (count === 1 ? 'a card' : `${inWords(count)} cards`)
