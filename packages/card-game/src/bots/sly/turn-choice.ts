/** What to play, and when to draw on purpose. */

import { argMax } from '@slapwise/bots'
import { type Call, COLOUR_TRAITS, callForColour, matchesCall } from '../../model/call.ts'
import type { CardId, Face } from '../../model/face.ts'
import { DRAW, PASS } from '../../round/answer-codes.ts'
import { decodeCard, decodePowerSlot } from '../../table/powers.ts'
import { effectGain } from './effect-gains.ts'
import { holdingCost, isWild } from './holding-cost.ts'
import type { PolicyContext, QuestionPolicy } from './policy-context.ts'
import { evaluatePower } from './power-choices.ts'
import { WEIGHTS as W } from './weights.ts'

export const choosePlay: QuestionPolicy = (mind) =>
  argMax(mind.prompt.choice.options, (option) => evaluateOption(mind, option))

/** What it is worth to play a card, or not to. */
function evaluateOption(mind: PolicyContext, option: number): number {
  if (option === DRAW) return -W.ownDraw
  if (option === PASS) return 0
  const card = decodeCard(option)
  const place = decodePowerSlot(option)
  const rest = mind.hand.filter((other) => other !== card)
  const power = place < 0 ? 0 : evaluatePower(mind, mind.view.powers[place].power, mind.faces[card], rest)
  return evaluateCard(mind, card, rest) + power
}

function evaluateCard(mind: PolicyContext, card: CardId, rest: readonly CardId[]): number {
  const face = mind.faces[card]
  if (face.kind.id === 'second-chance') return evaluateSecondChance(mind, card, face, rest)
  const gain = holdingCost(mind, card, mind.hand) + effectGain(mind, face.kind.id, rest)
  return gain + (rest.length === 0 ? W.finish : evaluateFollowUp(mind, face, rest))
}

/** Two cards at once, or one for another. */
function evaluateSecondChance(
  mind: PolicyContext,
  card: CardId,
  face: Face,
  rest: readonly CardId[],
): number {
  const gain = holdingCost(mind, card, mind.hand)
  const next = rest.filter(
    (other) => isPlayable(mind.faces[other], rest.length) && matchesCall(face.call!, mind.faces[other]),
  )
  if (next.length === 0) return gain - W.ownDraw
  const without = (other: CardId) => rest.filter((c) => c !== other)
  return gain + Math.max(...next.map((other) => evaluateCard(mind, other, without(other))))
}

const isPlayable = ({ kind }: Face, handSize: number): boolean =>
  kind.unplayable === null || kind.unplayable(handSize) === null

/** How well one could go on with the rest. */
function evaluateFollowUp(mind: PolicyContext, face: Face, rest: readonly CardId[]): number {
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
  return (
    (isReady ? W.wildCardLeft : 0) +
    (canFollow ? W.followingCardLeft : 0) +
    W.eachColourLeft * countBits(colours)
  )
}

function countBits(set: number): number {
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
