/** Choices that only events give. */

import { isSpecial, NO, YES } from '@slapwise/card-game'
import type { Seat } from '@slapwise/kernel'
import { best } from './best.ts'
import { average, type Mind, type RuleOfThumb, rivals } from './mind.ts'
import { unseen } from './unseen.ts'

/** Yes pays from one number in three cards on. */
const ENOUGH_NUMBERS = 1 / 3

export const seppuku: RuleOfThumb = (mind) => {
  const left = unseen(mind)
  let numbers = 0
  let all = 0
  for (let i = 0; i < left.length; i++) {
    all += left[i]
    if (!isSpecial(mind.setup.prints[i].kind)) numbers += left[i]
  }
  return numbers > all * ENOUGH_NUMBERS ? YES : NO
}

/** Whatever is best for whoever set it off. */
export const event: RuleOfThumb = (mind) => {
  const { events, settings } = mind.setup
  const now = situation(mind)
  return best(mind.prompt.choice.options, (number) => {
    const { id, standsFor } = events[number]
    return EVENTS[standsFor?.(settings) ?? id]?.(now) ?? 0
  })
}

/** How many cards one holds, how many the others, and who sits where. */
interface Situation {
  readonly own: number
  readonly mean: number
  readonly most: number
  readonly fewest: number
  readonly left: number
  readonly players: number
  readonly points: number
  readonly specials: number
  readonly lead: number
}

function situation(mind: Mind): Situation {
  const { view, seat, hand, faces } = mind
  const cards = (s: Seat) => view.players[s].cards
  const others = rivals(mind).map(cards)
  const n = view.players.length
  return {
    own: hand.length,
    mean: average(others),
    most: Math.max(...others),
    fewest: Math.min(...others),
    left: cards((seat + n - 1) % n),
    players: n,
    points: hand.reduce((sum, card) => sum + faces[card].points, 0),
    specials: hand.filter((card) => isSpecial(faces[card].kind)).length,
    lead: average(rivals(mind).map((s) => view.scores[s])) - view.scores[seat],
  }
}

/** In cards that one is better off by than the others, for whoever triggers it and so comes last in order of play. */
export const EVENTS: Readonly<Record<string, (s: Situation) => number>> = {
  'black-hole': () => -2,
  'black-jack': () => 0.5,
  capitalism: ({ own, mean }) => mean - own,
  chargenado: () => 0,
  charity: ({ own, most, players }) => (own > most ? players : own === most ? 1 : -1),
  communism: ({ own, mean }) => own - mean,
  crowdfunding: ({ own, fewest, players }) => (own < fewest ? -players : 1),
  distributor: ({ own, fewest }) => own - fewest + 0.5,
  doomsday: ({ points, mean }) => (points - mean * 5.5) / 6,
  'double-taxation': ({ points, own, mean }) => (own < 3 && mean > own ? 2 : -points / 30),
  earthquake: ({ own, left }) => own - left,
  'epic-fail': ({ own, fewest }) => (own < fewest ? -8 : own === fewest ? 1 : 3),
  'event-manager': () => 1,
  expansion: ({ players }) => -players / 2,
  'finish-line': ({ points, mean }) => (mean * 5.5 - points) / 6,
  'friday-the-13th': () => 0,
  'gambling-man': () => 0.5,
  'identity-theft': ({ lead }) => -lead / 20,
  'last-chance': ({ own, mean }) => (own - mean) / 4,
  loot: ({ left, own }) => Math.min(3, own) - Math.min(3, left),
  market: () => -0.5,
  'mating-season': () => 0.5,
  'merry-christmas': ({ own, mean }) => own - mean,
  'mexican-standoff': ({ own, mean }) => own - mean,
  parasite: () => 0,
  plague: () => 0,
  'plus-one': () => 0.2,
  recession: ({ players, own }) => Math.min(players, own) / 2,
  repeat: () => 0.5,
  rewind: ({ own, mean }) => (own - mean) / 4,
  riot: ({ specials, mean }) => specials - mean * 0.4,
  'robin-hood': ({ own, most, fewest }) => (own > most ? own - fewest : own < fewest ? own - most : 0),
  'russian-roulette': () => 0.3,
  seppuku: () => 0.5,
  supercharge: () => 0,
  'surprise-party': () => 0.3,
  'the-all-seeing-eye': () => 0,
  'third-time-lucky': ({ own, mean }) => (own - mean) / 10,
  'time-bomb': ({ own, fewest }) => (own <= fewest ? 1 : -1),
  tornado: ({ own, mean }) => (own - mean) * 0.7,
  'trust-fall': () => 0,
  tsunami: () => 0.3,
  vandalism: () => 0.5,
}
