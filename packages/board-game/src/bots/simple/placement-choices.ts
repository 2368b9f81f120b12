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

/** What a point of the others is worth beside one of its own. */
const OPPONENT_POINT_WEIGHT = 0.5

/** Reactions are worth more in the hand than on the street. */
const KEPT_REACTION_VALUE = 4
/** What acts only when it is played in a turn is wasted where nothing acts. */
const WASTED_EFFECT_COST = 2
/** Nobody knows what an event brings. */
const RANDOM_EVENT_COST = 1.5

/** How many placements it weighs. */
const SAMPLE_SIZE = 24
/** What lies further ahead of somebody matters later. */
const REACH_SPACES = 7
/** So near to the end the round will soon be over. */
const LATE_SPACES = 10
/** A token can still be sent back; a card in hand stays there. */
const EARLY_RELIEF_BONUS = 2

/** What to play in its turn, with all that it does. */
export function choosePlay(seen: PolicyContext, options: readonly number[]): number {
  const { setup, forecast, seat } = seen
  const theirs = createOpponentForecast(seen)
  return argMin(sampleCandidates(seen, options), (option) => {
    const placed = decodePlacement(option)
    const kind = setup.kinds[placed.kind]
    const burden = evaluateWithCard(
      seen,
      placed,
      () => forecast.pointsAfterCard(seat, kind.id) - theirs(placed.space),
    )
    return burden + sideEffectCost(seen, kind) + lostReactionCost(kind) - handPointsRelief(seen, placed)
  })
}

/** What to place where it does nothing yet: before the first turn, in an event, or with a card that was thrown in. */
export function choosePlacement(seen: PolicyContext, options: readonly number[]): number {
  const { setup, forecast, seat } = seen
  const theirs = createOpponentForecast(seen)
  return argMin(sampleCandidates(seen, options), (option) => {
    const placed = decodePlacement(option)
    const kind = setup.kinds[placed.kind]
    const wasted = kind.onPlayed && kind.handPoints === 0 ? WASTED_EFFECT_COST : 0
    const burden = evaluateWithCard(seen, placed, () => forecast.pointsAfterRoll(seat) - theirs(placed.space))
    return burden + lostReactionCost(kind) + wasted - kind.handPoints
  })
}

/** Where the numbered teleports hurt it the least. */
export function chooseRelocation(seen: PolicyContext, options: readonly number[]): number {
  const { setup, view, seat, random } = seen
  const rivals = opponentsOf(seen)
  return argMin(sampleOptions(options, random), (option) => {
    const { number, to } = decodeRelocation(option)
    const there = new MovementForecast(setup, { ...view, teleports: view.teleports.with(number, to) })
    return (
      there.pointsAfterRoll(seat) -
      OPPONENT_POINT_WEIGHT * mean(rivals.map((rival) => there.pointsAfterRoll(rival)))
    )
  })
}

/** What the others’ prospects are worth to it where something has changed on one space. */
function createOpponentForecast(seen: PolicyContext): (space: number) => number {
  const { forecast, view } = seen
  const rivals = opponentsOf(seen)
  const before = rivals.map((rival) => forecast.pointsAfterRoll(rival))
  return (space) => {
    const theirs = rivals.map((rival, i) =>
      isAhead(view, rival, space) ? forecast.pointsAfterRoll(rival) : before[i],
    )
    return OPPONENT_POINT_WEIGHT * mean(theirs)
  }
}

const isAhead = ({ tokens }: View, seat: Seat, space: number): boolean =>
  space > tokens[seat] && space <= tokens[seat] + REACH_SPACES

const lostReactionCost = ({ thrownInAs }: CardKind): number => (thrownInAs ? KEPT_REACTION_VALUE : 0)

/** What a card does to others, or to everybody, when it is played. */
function sideEffectCost(seen: PolicyContext, { id }: CardKind): number {
  if (id === 'troublemaker') return RANDOM_EVENT_COST
  if (id !== 'remote') return 0
  const gains = opponentsOf(seen).map((rival) => expectedGain(seen, rival))
  return (-OPPONENT_POINT_WEIGHT * Math.max(...gains)) / gains.length
}

/** What it is rid of with a card that costs points in hand. To the end it does not go for that, unless the round is over soon. */
function handPointsRelief({ setup, view, seat }: PolicyContext, { kind }: Placement): number {
  const { handPoints } = setup.kinds[kind]
  if (handPoints === 0) return 0
  const { end } = setup.street
  if (view.tokens[seat] + handPoints + REACH_SPACES < end) return handPoints + EARLY_RELIEF_BONUS
  return Math.max(...view.tokens) >= end - LATE_SPACES ? handPoints : 0
}

/** What if that lay there? */
function evaluateWithCard<T>(
  { setup, forecast: { board } }: PolicyContext,
  { kind, space, direction }: Placement,
  what: () => T,
): T {
  const { effects, directions } = board
  const [act, way] = [effects[space], directions[space]]
  effects[space] = effectOfKind(setup.kinds[kind])
  directions[space] = direction
  const found = what()
  effects[space] = act
  directions[space] = way
  return found
}

/** One of each kind, and some of those that matter to somebody. */
function sampleCandidates({ view, random }: PolicyContext, options: readonly number[]): number[] {
  const matters = options.filter((option) =>
    view.tokens.some((_, seat) => isAhead(view, seat, decodePlacement(option).space)),
  )
  const kinds = new Set<number>()
  const first = options.filter((option) => {
    const { kind } = decodePlacement(option)
    return !kinds.has(kind) && kinds.add(kind)
  })
  return [...first, ...sampleOptions(matters, random)]
}

function sampleOptions(options: readonly number[], random: Random): readonly number[] {
  if (options.length <= SAMPLE_SIZE) return options
  return Array.from({ length: SAMPLE_SIZE }, () => options[randomBelow(random, options.length)])
}

function argMin(options: readonly number[], burdenOf: (option: number) => number): number {
  let [best] = options
  let lightest = Number.POSITIVE_INFINITY
  for (const option of options) {
    const burden = burdenOf(option)
    if (burden < lightest) [best, lightest] = [option, burden]
  }
  return best
}
