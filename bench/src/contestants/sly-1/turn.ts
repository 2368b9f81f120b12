/** What to play, and when to draw on purpose. */

import type { CardId, Face } from '@slapwise/card-game'
import {
  type Call,
  COLOUR_TRAITS,
  callForColour,
  cardIn,
  DRAW,
  follows,
  PASS,
  placeIn,
} from '@slapwise/card-game'
import { best } from './best.ts'
import { burden, isWild } from './burden.ts'
import { gainOf } from './effects.ts'
import type { Mind, RuleOfThumb } from './mind.ts'
import { powerGain } from './powers.ts'
import { WEIGHTS as W } from './weights.ts'

export const play: RuleOfThumb = (mind) => best(mind.prompt.choice.options, (option) => gainBy(mind, option))

/** What it is worth to play a card, or not to. */
function gainBy(mind: Mind, option: number): number {
  if (option === DRAW) return -W.drawn
  if (option === PASS) return 0
  const card = cardIn(option)
  const place = placeIn(option)
  const rest = mind.hand.filter((other) => other !== card)
  const power = place < 0 ? 0 : powerGain(mind, mind.view.powers[place].power, mind.faces[card], rest)
  return cardGain(mind, card, rest) + power
}

function cardGain(mind: Mind, card: CardId, rest: readonly CardId[]): number {
  const face = mind.faces[card]
  if (face.kind.id === 'second-chance') return secondChance(mind, card, face, rest)
  const gain = burden(mind, card, mind.hand) + gainOf(mind, face.kind.id, rest)
  return gain + (rest.length === 0 ? W.finish : prospect(mind, face, rest))
}

/** Two cards at once, or one for another. */
function secondChance(mind: Mind, card: CardId, face: Face, rest: readonly CardId[]): number {
  const gain = burden(mind, card, mind.hand)
  const next = rest.filter(
    (other) => isPlayable(mind.faces[other], rest.length) && follows(face.call!, mind.faces[other]),
  )
  if (next.length === 0) return gain - W.drawn
  const without = (other: CardId) => rest.filter((c) => c !== other)
  return gain + Math.max(...next.map((other) => cardGain(mind, other, without(other))))
}

const isPlayable = ({ kind }: Face, handSize: number): boolean =>
  kind.unplayable === null || kind.unplayable(handSize) === null

/** How well one could go on with the rest. */
function prospect(mind: Mind, face: Face, rest: readonly CardId[]): number {
  const { faces, view, isLastTurn } = mind
  if (isLastTurn) return 0
  const call = callAfter(face, view.call)
  let colours = 0
  let isReady = false
  let canFollow = call === null
  for (const card of rest) {
    if (!isPlayable(faces[card], rest.length)) continue
    if (isWild(faces[card])) isReady = true
    else {
      const { traits } = faces[card]
      colours |= traits & COLOUR_TRAITS
      if (call !== null && (call.traits & traits) !== 0) canFollow = true
    }
  }
  return (isReady ? W.ready : 0) + (canFollow ? W.follow : 0) + W.colours * bits(colours)
}

function bits(set: number): number {
  let count = 0
  for (let left = set; left !== 0; left &= left - 1) count++
  return count
}

/** What the card will call for; null where one may choose. */
function callAfter({ kind, call, colour, second }: Face, before: Call): Call | null {
  if (kind.invisible) return before
  if (second === null) return call
  if (before.colour === colour) return callForColour(second)
  return before.colour === second ? callForColour(colour!) : null
}
