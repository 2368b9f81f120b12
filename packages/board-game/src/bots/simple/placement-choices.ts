import { mean } from '@slapwise/bots'
import { type Random, randomBelow, type Seat } from '@slapwise/kernel'
import type { CardKind } from '../../model/card-kind.ts'
import { decodePlacement, type Placement } from '../../table/placement.ts'
import { decodeRelocation } from '../../table/relocation.ts'
import type { View } from '../../views/view.ts'
import { effectOfKind } from '../movement-board.ts'
import { MovementForecast } from './movement-forecast.ts'
import { opponentsOf, type PolicyContext } from './policy-context.ts'
import { expectedGain } from './token-choices.ts'

/** The weight of an opponent's point relative to an own one. */
const OPPONENT_POINT_WEIGHT = 0.5

/** The value of keeping a card that can be thrown in. */
const KEPT_REACTION_VALUE = 4
/** The cost of placing a card whose effect only applies when played in a turn. */
const WASTED_EFFECT_COST = 2
/** The expected cost of a random event. */
const RANDOM_EVENT_COST = 1.5

/** The number of placements that are evaluated. */
const SAMPLE_SIZE = 24
/** The distance within which a space ahead of a token matters now. */
const REACH_SPACES = 7
/** Within this distance of the end the round is about to be over. */
const LATE_SPACES = 10
/** The bonus for getting rid of hand points early: a token can still be sent back, a card in hand stays. */
const EARLY_RELIEF_BONUS = 2

/** The card to play in its turn, and where: minimizes the expected points. */
export function choosePlay(context: PolicyContext, options: readonly number[]): number {
  const { setup, forecast, seat } = context
  const opponentPoints = createOpponentForecast(context)
  return argMin(sampleCandidates(context, options), (option) => {
    const placed = decodePlacement(option)
    const kind = setup.kinds[placed.kind]
    const cost = evaluateWithCard(
      context,
      placed,
      () => forecast.pointsAfterCard(seat, kind.id) - opponentPoints(placed.space),
    )
    return cost + sideEffectCost(context, kind) + lostReactionCost(kind) - handPointsRelief(context, placed)
  })
}

/** A placement without immediate effect: before the first turn, in an event, or with a card that was thrown in. */
export function choosePlacement(context: PolicyContext, options: readonly number[]): number {
  const { setup, forecast, seat } = context
  const opponentPoints = createOpponentForecast(context)
  return argMin(sampleCandidates(context, options), (option) => {
    const placed = decodePlacement(option)
    const kind = setup.kinds[placed.kind]
    const wasted = kind.onPlayed && kind.handPoints === 0 ? WASTED_EFFECT_COST : 0
    const cost = evaluateWithCard(
      context,
      placed,
      () => forecast.pointsAfterRoll(seat) - opponentPoints(placed.space),
    )
    return cost + lostReactionCost(kind) + wasted - kind.handPoints
  })
}

/** The relocation of a numbered teleport that costs the bot least. */
export function chooseRelocation(context: PolicyContext, options: readonly number[]): number {
  const { setup, view, seat, random } = context
  const opponents = opponentsOf(context)
  return argMin(sampleOptions(options, random), (option) => {
    const { number, to } = decodeRelocation(option)
    const changedForecast = new MovementForecast(setup, {
      ...view,
      teleports: view.teleports.with(number, to),
    })
    return (
      changedForecast.pointsAfterRoll(seat) -
      OPPONENT_POINT_WEIGHT * mean(opponents.map((opponent) => changedForecast.pointsAfterRoll(opponent)))
    )
  })
}

/** Returns the weighted mean of the opponents' expected points after a change on the given space. */
function createOpponentForecast(context: PolicyContext): (space: number) => number {
  const { forecast, view } = context
  const opponents = opponentsOf(context)
  const before = opponents.map((opponent) => forecast.pointsAfterRoll(opponent))
  return (space) => {
    const opponentPoints = opponents.map((opponent, i) =>
      isAhead(view, opponent, space) ? forecast.pointsAfterRoll(opponent) : before[i],
    )
    return OPPONENT_POINT_WEIGHT * mean(opponentPoints)
  }
}

const isAhead = ({ tokens }: View, seat: Seat, space: number): boolean =>
  space > tokens[seat] && space <= tokens[seat] + REACH_SPACES

const lostReactionCost = ({ thrownInAs }: CardKind): number => (thrownInAs ? KEPT_REACTION_VALUE : 0)

/** The cost of a card's effect on other players. */
function sideEffectCost(context: PolicyContext, { id }: CardKind): number {
  if (id === 'troublemaker') return RANDOM_EVENT_COST
  if (id !== 'remote') return 0
  const gains = opponentsOf(context).map((opponent) => expectedGain(context, opponent))
  return (-OPPONENT_POINT_WEIGHT * Math.max(...gains)) / gains.length
}

/**
 * The points saved by playing a card that costs points in hand. Close to the end it counts only if the round is about
 * to be over.
 */
function handPointsRelief({ setup, view, seat }: PolicyContext, { kind }: Placement): number {
  const { handPoints } = setup.kinds[kind]
  if (handPoints === 0) return 0
  const { end } = setup.street
  if (view.tokens[seat] + handPoints + REACH_SPACES < end) return handPoints + EARLY_RELIEF_BONUS
  return Math.max(...view.tokens) >= end - LATE_SPACES ? handPoints : 0
}

/** Evaluates with the card placed on the board, and restores the board. */
function evaluateWithCard<T>(
  { setup, forecast: { board } }: PolicyContext,
  { kind, space, direction }: Placement,
  evaluate: () => T,
): T {
  const { effects, directions } = board
  const [previousEffect, previousDirection] = [effects[space], directions[space]]
  effects[space] = effectOfKind(setup.kinds[kind])
  directions[space] = direction
  const result = evaluate()
  effects[space] = previousEffect
  directions[space] = previousDirection
  return result
}

/** One placement per kind, and a sample of those close ahead of a token. */
function sampleCandidates({ view, random }: PolicyContext, options: readonly number[]): number[] {
  const relevant = options.filter((option) =>
    view.tokens.some((_, seat) => isAhead(view, seat, decodePlacement(option).space)),
  )
  const kinds = new Set<number>()
  const first = options.filter((option) => {
    const { kind } = decodePlacement(option)
    return !kinds.has(kind) && kinds.add(kind)
  })
  return [...first, ...sampleOptions(relevant, random)]
}

function sampleOptions(options: readonly number[], random: Random): readonly number[] {
  if (options.length <= SAMPLE_SIZE) return options
  return Array.from({ length: SAMPLE_SIZE }, () => options[randomBelow(random, options.length)])
}

function argMin(options: readonly number[], costOf: (option: number) => number): number {
  let [best] = options
  let lowestCost = Number.POSITIVE_INFINITY
  for (const option of options) {
    const cost = costOf(option)
    if (cost < lowestCost) [best, lowestCost] = [option, cost]
  }
  return best
}
