/** Power cards: when to use which, and which to part with. */

import type { CardId, Face } from '@slapwise/card-game'
import { best } from './best.ts'
import { burden } from './burden.ts'
import { gainOf } from './effects.ts'
import { type Mind, type RuleOfThumb, rivals } from './mind.ts'
import { WEIGHTS as W } from './weights.ts'
import { threat } from './whom.ts'

type Gain = (mind: Mind, face: Face, rest: readonly CardId[]) => number

/** What a power is worth with that card; below zero it is better kept. With the last card it comes too late. */
export const powerGain = (mind: Mind, power: string, face: Face, rest: readonly CardId[]): number =>
  (rest.length === 0 ? 0 : (POWERS[power]?.(mind, face, rest) ?? 0)) - W.keepPower

/** What slows the others down is for when they are about to finish. The most welcome ones come first. */
export const POWERS: Readonly<Record<string, Gain>> = {
  'random-chance'(mind, _, rest) {
    const playable = rest.filter((card) => mind.faces[card].kind.unplayable === null)
    if (playable.length === 0) return 0
    const heaviest = Math.max(...playable.map((card) => burden(mind, card, rest)))
    return heaviest + W.randomChance + (rest.length === 1 ? W.finish : 0)
  },
  'special-seal': ({ danger }) => W.specialSeal * danger,
  'all-draw-one': ({ danger }) => W.allDrawOne * danger,
  'black-wish': ({ danger, faces }, _, rest) =>
    W.blackWish * danger + (rest.some((card) => faces[card].kind.family === 'black') ? W.blackWishOwn : 0),
  'number-wish': ({ danger, faces }, _, rest) =>
    W.numberWish * danger + (rest.some((card) => faces[card].number !== null) ? W.numberWishOwn : 0),
  'special-charge': ({ view, seat }) =>
    W.specialCharge * Math.max(...view.players.map(({ cards }, s) => (s === seat ? 0 : cards))),
  /** A wish is nothing that one would like to see in another hand. */
  recycling: ({ danger }, { points, kind }) =>
    kind.wish === null ? W.recycling * danger + W.recyclingPoint * points : 0,
  'colour-blockade': ({ danger }) => W.colourBlockade * danger,
  looping(mind) {
    const order = rivals(mind)
    return W.looping * (threat(mind, order[0]) - threat(mind, order[order.length - 1]))
  },
  troublecharger: (mind, _, rest) => gainOf(mind, 'troublemaker', rest),
  'anti-counter': (mind, { kind }, rest) => W.antiCounter * gainOf(mind, kind.id, rest),
  /** One wishes better for what one sees. */
  'open-hands': (_, { kind }) => (kind.wish === null ? 0 : W.openHands),
}

const liking = (power: string): number => -Object.keys(POWERS).indexOf(power)

export const recharge: RuleOfThumb = ({ prompt, view }) =>
  best(prompt.choice.options, (place) => liking(view.powers[place].power))

/** Of one's own the spent one goes, or the least liked; of somebody else's one that they could still have used. */
export const power: RuleOfThumb = ({ prompt, view, seat }) => {
  const { about = seat } = prompt.question
  const { options } = prompt.choice
  if (about !== seat) {
    const { powers } = view.players[about]
    return best(options, (place) => (powers[place] === null ? 1 : liking(powers[place])))
  }
  const isSpent = (place: number) => view.powers[place].open
  const spent = options.filter(isSpent)
  return best(spent.length > 0 ? spent : options, (place) => -liking(view.powers[place].power))
}
