/** The policy for the own turn: which card to play, or to draw. */

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

export const choosePlay: QuestionPolicy = (context) =>
  argMax(context.prompt.choice.options, (option) => evaluateOption(context, option))

/** The value of playing a card, drawing or passing. */
function evaluateOption(context: PolicyContext, option: number): number {
  if (option === DRAW) return -W.ownDraw
  if (option === PASS) return 0
  const card = decodeCard(option)
  const powerSlot = decodePowerSlot(option)
  const rest = context.hand.filter((other) => other !== card)
  const power =
    powerSlot < 0
      ? 0
      : evaluatePower(context, context.view.powers[powerSlot].power, context.faces[card], rest)
  return evaluateCard(context, card, rest) + power
}

function evaluateCard(context: PolicyContext, card: CardId, rest: readonly CardId[]): number {
  const face = context.faces[card]
  if (face.kind.id === 'second-chance') return evaluateSecondChance(context, card, face, rest)
  const gain = holdingCost(context, card, context.hand) + effectGain(context, face.kind.id, rest)
  return gain + (rest.length === 0 ? W.finish : evaluateFollowUp(context, face, rest))
}

/** 2nd Chance plays another card on top; without a card that fits, it draws. */
function evaluateSecondChance(
  context: PolicyContext,
  card: CardId,
  face: Face,
  rest: readonly CardId[],
): number {
  const gain = holdingCost(context, card, context.hand)
  const next = rest.filter(
    (other) => isPlayable(context.faces[other], rest.length) && matchesCall(face.call!, context.faces[other]),
  )
  if (next.length === 0) return gain - W.ownDraw
  const without = (other: CardId) => rest.filter((c) => c !== other)
  return gain + Math.max(...next.map((other) => evaluateCard(context, other, without(other))))
}

const isPlayable = ({ kind }: Face, handSize: number): boolean =>
  kind.unplayable === null || kind.unplayable(handSize) === null

/** The value of being able to continue with the remaining cards. */
function evaluateFollowUp(context: PolicyContext, face: Face, rest: readonly CardId[]): number {
  const { faces, view, isLastTurn } = context
  if (isLastTurn) return 0
  const call = callAfter(face, view.call)
  let colours = 0
  let hasWild = false
  let canFollow = call === null
  for (const card of rest) {
    if (!isPlayable(faces[card], rest.length)) continue
    if (isWild(faces[card])) hasWild = true
    else {
      const { traits } = faces[card]
      colours |= traits & COLOUR_TRAITS
      if (call !== null && (call.traits & traits) !== 0) canFollow = true
    }
  }
  return (
    (hasWild ? W.wildCardLeft : 0) +
    (canFollow ? W.followingCardLeft : 0) +
    W.eachColourLeft * countBits(colours)
  )
}

function countBits(set: number): number {
  let count = 0
  for (let left = set; left !== 0; left &= left - 1) count++
  return count
}

/** The call after the card is played; null if the player may choose it. */
function callAfter({ kind, call, colour, second }: Face, before: Call): Call | null {
  if (kind.invisible) return before
  if (second === null) return call
  if (before.colour === colour) return callForColour(second)
  return before.colour === second ? callForColour(colour!) : null
}
