import { argMax, type DecisionTrace } from '@slapwise/bots'
import type { Answer, Observation, Prompt, Seat } from '@slapwise/kernel'
import type { CardRules } from '../../card-rules.ts'
import type { CardId, Face } from '../../model/face.ts'
import { DEFAULT_HOUSE_RULES, type HouseRules } from '../../model/house-rules.ts'
import type { Question } from '../../model/question.ts'
import { combineRuleCards } from '../../model/rule-card.ts'
import type { Setup } from '../../model/setup.ts'
import { decodeCard } from '../../table/powers.ts'
import type { PolicyView } from '../../views/policy-view.ts'
import type { CardReason } from './reasons.ts'

export type CardObservation = Observation<PolicyView, Question, CardRules>

/** Everything a policy derives from an observation, computed once per question. */
export interface PolicyContext {
  readonly prompt: Prompt<Question>
  readonly setup: Setup
  readonly faces: readonly Face[]
  readonly view: PolicyView
  readonly seat: Seat
  readonly hand: readonly CardId[]
  /** The fewest cards in the hand of an opponent. */
  readonly fewestOpponentCards: number
  /** From almost 0 (all have many cards) to 1 (an opponent may finish with the next card). */
  readonly danger: number
  /** The Time Bomb goes off before the next own turn, so only the points in hand count. */
  readonly isLastTurn: boolean
  /** Collects the reasons; null if nobody asks for them. */
  readonly trace: DecisionTrace<CardReason> | null
}

/** A rule that answers one kind of question without search. */
export type QuestionPolicy = (context: PolicyContext) => Answer

export function createPolicyContext(
  { prompt, rules: { setup }, view: getView }: CardObservation,
  trace: PolicyContext['trace'],
): PolicyContext {
  const view = getView()
  const { seat } = prompt
  const fewest = fewestOpponentCardsIn(view, seat)
  const turnsLeft = turnsUntilTimeBomb(view, seat)
  const danger = 1 / Math.max(1, Math.min(turnsUntilSomeoneFinishes(view, seat), turnsLeft + 1))
  const isLastTurn = turnsLeft === 0
  return {
    prompt,
    setup,
    faces: setup.faces,
    view,
    seat,
    hand: view.hand,
    fewestOpponentCards: fewest,
    danger,
    isLastTurn,
    trace,
  }
}

function fewestOpponentCardsIn({ players }: PolicyView, seat: Seat): number {
  let fewest = Number.POSITIVE_INFINITY
  for (let s = 0; s < players.length; s++) if (s !== seat) fewest = Math.min(fewest, players[s].cards)
  return fewest
}

/** The turns that the fastest opponent needs to finish. */
function turnsUntilSomeoneFinishes({ players }: PolicyView, seat: Seat): number {
  let turns = Number.POSITIVE_INFINITY
  for (let s = 0; s < players.length; s++)
    if (s !== seat) turns = Math.min(turns, players[s].cards + Number(players[s].skipped))
  return turns
}

/** The number of own turns before the Time Bomb goes off. */
const turnsUntilTimeBomb = ({ lasting }: PolicyView, seat: Seat): number =>
  lasting.find(({ id }) => id === 'time-bomb')?.turns[seat] ?? Number.POSITIVE_INFINITY

/** The house rules with the changes by the current rule cards. */
export const rulesInForce = ({ view, setup }: PolicyContext): HouseRules =>
  view.ruleCards.length === 0
    ? DEFAULT_HOUSE_RULES
    : combineRuleCards(view.ruleCards.map((id) => setup.ruleCards.find((card) => card.id === id)!))

/** The opponents in order of play. */
export function opponentsInTurnOrder({ view: { players, direction }, seat }: PolicyContext): Seat[] {
  const n = players.length
  const order: Seat[] = []
  for (let i = 1; i < n; i++) order.push((seat + direction * i + n) % n)
  return order
}

/** Whether two options are equal cards, with or without a power card. */
export const areSameCards =
  ({ faces }: PolicyContext) =>
  (a: number, b: number): boolean =>
    a >= 0 && b >= 0 && faces[decodeCard(a)] === faces[decodeCard(b)]

/** The opponent who needs the fewest turns to finish. */
export function findFastestOpponent(context: PolicyContext): Seat {
  const { players } = context.view
  return argMax(opponentsInTurnOrder(context), (s) => -players[s].cards - Number(players[s].skipped))
}
