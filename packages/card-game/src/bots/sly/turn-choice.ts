/** The policy for the own turn: which card to play, or to draw. */

import { argMax } from '@slapwise/bots'
import { type Call, COLOUR_TRAITS, callForColour, matchesCall } from '../../model/call.ts'
import type { CardId, Face } from '../../model/face.ts'
import { DRAW, PASS } from '../../round/answer-codes.ts'
import { decodeCard, decodePowerSlot } from '../../table/powers.ts'
import { effectGain } from './effect-gains.ts'
import { holdingCost, isWild } from './holding-cost.ts'
import { areSameCards, type PolicyContext, type QuestionPolicy } from './policy-context.ts'
import { evaluatePower } from './power-choices.ts'
import type { CardEvaluator, CardTerms } from './reasons.ts'
import { WEIGHTS as W } from './weights.ts'

export const choosePlay: QuestionPolicy = (context) => {
  const { trace } = context
  const { options } = context.prompt.choice
  const evaluate: CardEvaluator = (option, terms) => evaluateOption(context, option, terms)
  const best = argMax(options, evaluate)
  if (trace) {
    const isSame = (option: number) => areSameCards(context)(best, option)
    const isPowerUsed = best >= 0 && decodePowerSlot(best) >= 0
    if (isPowerUsed) trace.compare(best, [decodeCard(best)], evaluate)
    trace.compare(
      best,
      options.filter((option) => option !== best),
      evaluate,
      isSame,
    )
  }
  return best
}

/** The value of playing a card, drawing or passing. */
function evaluateOption(context: PolicyContext, option: number, terms?: CardTerms): number {
  if (option === DRAW) {
    terms?.push({ value: -W.ownDraw, reason: { id: 'draw' } })
    return -W.ownDraw
  }
  if (option === PASS) return 0
  const card = decodeCard(option)
  const powerSlot = decodePowerSlot(option)
  const rest = context.hand.filter((other) => other !== card)
  const value = evaluateCard(context, card, rest, terms)
  if (powerSlot < 0) return value
  const { power } = context.view.powers[powerSlot]
  const powerValue = evaluatePower(context, power, context.faces[card], rest)
  terms?.push({ value: powerValue, reason: { id: 'power', power } })
  return value + powerValue
}

function evaluateCard(
  context: PolicyContext,
  card: CardId,
  rest: readonly CardId[],
  terms?: CardTerms,
): number {
  const face = context.faces[card]
  if (face.kind.id === 'second-chance') return evaluateSecondChance(context, card, face, rest, terms)
  const gain =
    holdingCost(context, card, context.hand, terms) + effectGain(context, face.kind.id, rest, terms)
  if (rest.length > 0) return gain + evaluateFollowUp(context, face, rest, terms)
  terms?.push({ value: W.finish, reason: { id: 'finish' } })
  return gain + W.finish
}

/** 2nd Chance plays another card on top; without a card that fits, it draws. */
function evaluateSecondChance(
  context: PolicyContext,
  card: CardId,
  face: Face,
  rest: readonly CardId[],
  terms?: CardTerms,
): number {
  const gain = holdingCost(context, card, context.hand, terms)
  const next = rest.filter(
    (other) => isPlayable(context.faces[other], rest.length) && matchesCall(face.call!, context.faces[other]),
  )
  if (next.length === 0) {
    terms?.push({ value: -W.ownDraw, reason: { id: 'draw' } })
    return gain - W.ownDraw
  }
  const without = (other: CardId) => rest.filter((c) => c !== other)
  const values = next.map((other) => evaluateCard(context, other, without(other)))
  const best = Math.max(...values)
  terms?.push({ value: best, reason: { id: 'next-card', card: next[values.indexOf(best)] } })
  return gain + best
}

const isPlayable = ({ kind }: Face, handSize: number): boolean =>
  kind.unplayable === null || kind.unplayable(handSize) === null

/** The value of being able to continue with the remaining cards. */
function evaluateFollowUp(
  context: PolicyContext,
  face: Face,
  rest: readonly CardId[],
  terms?: CardTerms,
): number {
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
  const wildValue = hasWild ? W.wildCardLeft : 0
  const followValue = canFollow ? W.followingCardLeft : 0
  const colourValue = W.eachColourLeft * countBits(colours)
  terms?.push(
    { value: wildValue, reason: { id: 'wild-left' } },
    { value: followValue, reason: { id: 'follow-left', isFree: call === null } },
    { value: colourValue, reason: { id: 'colours-left', count: countBits(colours) } },
  )
  return wildValue + followValue + colourValue
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
