/** What the effect of a special card is worth to whoever carries it out. */

import { follows } from '../../model/call.ts'
import type { CardId, Face } from '../../model/face.ts'
import { isSpecial } from '../../model/kind.ts'
import { burden } from './burden.ts'
import { type Mind, rivals, rulesIn } from './mind.ts'
import { WEIGHTS as W } from './weights.ts'

/** With `rest` in the hand after it was played. */
export function gainOf(mind: Mind, kind: string, rest: readonly CardId[]): number {
  const effect = EFFECTS[kind]
  return effect === undefined ? 0 : effect(mind, rest)
}

type Gain = (mind: Mind, rest: readonly CardId[]) => number

const EFFECTS: Readonly<Record<string, Gain>> = {
  gift(mind, rest) {
    const { giftCards } = rulesIn(mind)
    const givable = rest.filter((card) => !mind.faces[card].kind.sticky)
    const finishes = givable.length === rest.length && rest.length > 0 && rest.length <= giftCards
    const given = topBurdens(mind, givable, rest, giftCards)
    return given + Math.min(giftCards, givable.length) * W.harm + (finishes ? W.finish : 0)
  },
  exchange: (mind, rest) => topBurdens(mind, rest, rest, 2) - 2 * W.drawn * 0.9,
  'fantastic-four': (mind) => rulesIn(mind).fantasticFourDraws * W.othersDraw * (0.5 + mind.danger),
  skip: ({ danger }) => W.skip + W.skipInDanger * danger,
  thief: (_, rest) => -W.drawn - (rest.length === 0 ? W.finish : 0),
  equality: (mind, rest) => Math.max(0, rest.length - fewestOf(mind)) * W.othersDraw,
  inequality(mind, rest) {
    const ahead = rest.length - fewestOf(mind)
    if (ahead < 0 || rest.length === 0) return 0
    const pulled = Math.min(rest.length, Math.floor(ahead / 2) + 1)
    const average = topBurdens(mind, rest, rest, rest.length) / rest.length
    return pulled * (average + W.harm) + (pulled === rest.length ? W.finish : 0)
  },
  'special-favours'(mind, rest) {
    const own = rest.filter((card) => isSpecial(mind.faces[card].kind) && !mind.faces[card].kind.sticky)
    const theirs = 0.4 * fewestOf(mind) * W.drawn
    return topBurdens(mind, own, rest, own.length) - theirs
  },
  troublemaker: eventGain,
  'black-number': eventGain,
  recharge: ({ view }) => (view.powers.some(({ open }) => open) ? 2 : 0),
  update: ({ view }) => (view.powers.some(({ open }) => open) ? 2 : 0),
  edison: ({ view }) => (view.powers.some(({ open }) => open) ? 1 : 0),
}

/** Behind, one has little to lose. */
function eventGain(mind: Mind, rest: readonly CardId[]): number {
  if (rest.length === 0) return W.eventAtLast
  const { players } = mind.view
  let others = 0
  for (const other of rivals(mind)) others += players[other].cards
  return W.event + W.eventPerCardBehind * (rest.length - others / (players.length - 1))
}

function fewestOf(mind: Mind): number {
  const { players } = mind.view
  let fewest = Number.POSITIVE_INFINITY
  for (let seat = 0; seat < players.length; seat++)
    if (seat !== mind.seat) fewest = Math.min(fewest, players[seat].cards)
  return fewest
}

function topBurdens(mind: Mind, cards: readonly CardId[], among: readonly CardId[], count: number): number {
  const sorted = cards.map((card) => burden(mind, card, among)).sort((a, b) => b - a)
  let sum = 0
  for (let i = 0; i < Math.min(count, sorted.length); i++) sum += sorted[i]
  return sum
}

/** Whether some card could go on what this one calls for. */
export const canFollow = (mind: Mind, face: Face, rest: readonly CardId[]): boolean =>
  face.call !== null &&
  rest.some((card) => isPlayableSoon(mind.faces[card]) && follows(face.call!, mind.faces[card]))

export const isPlayableSoon = ({ kind }: Face): boolean => kind.unplayable === null
