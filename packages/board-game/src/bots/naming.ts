import type { Seat } from '@slapwise/kernel'
import type { Setup } from '../model/setup.ts'
import { giftIn } from '../table/gift.ts'
import { outlooks } from '../views/outlook.ts'
import type { View } from '../views/view.ts'
import { pointsAfter, prospect } from './prospect.ts'

/** So many points less make somebody as good to send ahead as a space more to gain. */
const TOTAL = 20

export const rivalsOf = ({ tokens }: View, seat: Seat): Seat[] =>
  tokens.flatMap((_, other) => (other === seat ? [] : [other]))

/** What a rival may expect to gain from a roll. */
export const gainOf = (setup: Setup, view: View, rival: Seat): number =>
  prospect(setup, view, rival, null) - view.tokens[rival]

/** Whom to send ahead by a roll: who has the fewest points, and gains the most. */
export const toMarch = (setup: Setup, view: View, seat: Seat, options: readonly Seat[]): Seat =>
  best(options, (rival) => worth(view, seat, rival, gainOf(setup, view, rival)))

/** Whom to send so many spaces ahead. */
export const toShift = (setup: Setup, view: View, seat: Seat, by: number, options: readonly Seat[]): Seat =>
  best(options, (rival) => worth(view, seat, rival, Math.min(by, setup.street.end - view.tokens[rival])))

/** Whom to give so many steps: what they come to rest on counts. */
export const toGive = (setup: Setup, view: View, seat: Seat, options: readonly number[]): number =>
  best(options, (option) => {
    const { seat: rival, steps } = giftIn(option)
    const outlook = outlooks(setup, view, rival, null)![steps - 1]
    return worth(view, seat, rival, pointsAfter(setup, view, rival, outlook) - view.tokens[rival])
  })

/** With whom to swap: whoever is furthest behind. */
export const toSwapWith = ({ tokens }: View, options: readonly Seat[]): Seat =>
  best(options, (rival) => -tokens[rival])

/** Sending itself ahead is the last thing it wants. */
function worth({ scores, tokens }: View, seat: Seat, rival: Seat, gain: number): number {
  return rival === seat ? Number.NEGATIVE_INFINITY : gain - (scores[rival] + tokens[rival]) / TOTAL
}

function best(options: readonly number[], worthOf: (option: number) => number): number {
  return options.reduce((found, option) => (worthOf(option) > worthOf(found) ? option : found))
}
