/** Power cards: when to use which, and which to part with. */
import type { CardId, Face } from '../../model/face.ts'
import { burden } from './burden.ts'
import { gainOf } from './effects.ts'
import { best, type Mind, type RuleOfThumb, rivals } from './mind.ts'
import { WEIGHTS as W } from './weights.ts'
import { threat } from './whom.ts'

/** What a power is worth with that card; below zero it is better kept. */
export function powerGain(mind: Mind, power: string, face: Face, rest: readonly CardId[]): number {
  const gain = POWERS[power]
  return gain === undefined || rest.length === 0 ? -W.keepPower : gain(mind, face, rest) - W.keepPower
}

type Gain = (mind: Mind, face: Face, rest: readonly CardId[]) => number

const POWERS: Readonly<Record<string, Gain>> = {
  'all-draw-one': ({ danger }) => 6 * danger,
  'anti-counter': (mind, { kind }, rest) => (kind.effect === null ? 0 : 0.3 * gainOf(mind, kind.id, rest)),
  'black-wish': ({ danger, faces }, _, rest) =>
    5 * danger + (rest.some((card) => faces[card].kind.family === 'black') ? 3 : 0),
  'colour-blockade': ({ danger }) => 5 * danger,
  looping(mind) {
    const order = rivals(mind)
    return threat(mind, order[0]) - threat(mind, order[order.length - 1])
  },
  'number-wish': ({ danger, faces }, _, rest) =>
    5 * danger + (rest.some((card) => faces[card].number !== null) ? 2 : 0),
  'open-hands': (_, { kind }) => (kind.wish === null ? 0 : 2.5),
  'random-chance'(mind, _, rest) {
    const playable = rest.filter((card) => mind.faces[card].kind.unplayable === null)
    if (playable.length === 0) return 0
    const heaviest = Math.max(...playable.map((card) => burden(mind, card, rest)))
    return heaviest - 3 + (rest.length === 1 ? W.finish : 0)
  },
  recycling: ({ danger }, { points, kind }) => (kind.family === 'open-wish' ? 0 : 0.3 * points + 4 * danger),
  'special-charge': ({ view, seat }) =>
    0.8 * Math.max(...view.players.map(({ cards }, s) => (s === seat ? 0 : cards))),
  'special-seal': ({ danger }) => 6 * danger,
  troublecharger: (mind, _, rest) => gainOf(mind, 'troublemaker', rest),
}

/** In the order in which one would like to have them. */
const PREFERENCE = [
  'random-chance',
  'special-seal',
  'all-draw-one',
  'black-wish',
  'number-wish',
  'special-charge',
  'recycling',
  'colour-blockade',
  'looping',
  'troublecharger',
  'anti-counter',
  'open-hands',
]

const rank = (power: string): number => -PREFERENCE.indexOf(power)

export const recharge: RuleOfThumb = ({ prompt, view }) =>
  best(prompt.choice.options, (place) => rank(view.powers[place].power))

/** Of one's own the spent one goes, of somebody else's a fresh one comes. */
export const power: RuleOfThumb = ({ prompt, view, seat }) => {
  const { about, source } = prompt.question
  const { options } = prompt.choice
  if (source === 'update' || about === undefined || about === seat)
    return best(options, (place) => (view.powers[place].open ? 100 : 0) - rank(view.powers[place].power))
  const theirs = view.players[about].powers
  return best(options, (place) => (theirs[place] === null ? -5 : rank(theirs[place])))
}
