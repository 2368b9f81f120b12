import type { Answer, Prompt, Seat, Observation as SightOf } from '@slapwise/kernel'
import type { CardRules } from '../../card-rules.ts'
import type { CardId, Face } from '../../model/face.ts'
import { DEFAULT_HOUSE_RULES, type HouseRules } from '../../model/house-rules.ts'
import type { Question } from '../../model/question.ts'
import { combineRuleCards } from '../../model/rule-card.ts'
import type { Setup } from '../../model/setup.ts'
import type { PolicyView } from '../../views/policy-view.ts'

export type CardObservation = SightOf<PolicyView, Question, CardRules>

/** What somebody who is asked has in mind: all of it can be seen from their seat. */
export interface PolicyContext {
  readonly prompt: Prompt<Question>
  readonly setup: Setup
  readonly faces: readonly Face[]
  readonly view: PolicyView
  readonly seat: Seat
  readonly hand: readonly CardId[]
  /** The fewest cards that somebody else holds. */
  readonly fewestOpponentCards: number
  /** From nearly 0, all have plenty of cards, to 1: somebody may finish with the next one. */
  readonly danger: number
  /** The bomb goes off before one's next turn: nothing counts but the points that one holds. */
  readonly isLastTurn: boolean
}

/** How to answer a question. */
export type QuestionPolicy = (mind: PolicyContext) => Answer

export function createPolicyContext({
  prompt,
  rules: { setup },
  view: look,
}: CardObservation): PolicyContext {
  const view = look()
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
  }
}

function fewestOpponentCardsIn({ players }: PolicyView, seat: Seat): number {
  let fewest = Number.POSITIVE_INFINITY
  for (let s = 0; s < players.length; s++) if (s !== seat) fewest = Math.min(fewest, players[s].cards)
  return fewest
}

/** In how many turns somebody else could have finished. */
function turnsUntilSomeoneFinishes({ players }: PolicyView, seat: Seat): number {
  let turns = Number.POSITIVE_INFINITY
  for (let s = 0; s < players.length; s++)
    if (s !== seat) turns = Math.min(turns, players[s].cards + Number(players[s].skipped))
  return turns
}

/** How many more turns one has before a Time Bomb goes off. */
const turnsUntilTimeBomb = ({ lasting }: PolicyView, seat: Seat): number =>
  lasting.find(({ id }) => id === 'time-bomb')?.turns[seat] ?? Number.POSITIVE_INFINITY

/** The rules as the rule cards have them now. */
export const rulesInForce = ({ view, setup }: PolicyContext): HouseRules =>
  view.ruleCards.length === 0
    ? DEFAULT_HOUSE_RULES
    : combineRuleCards(view.ruleCards.map((id) => setup.ruleCards.find((card) => card.id === id)!))

/** The others in order of play. */
export function opponentsInTurnOrder({ view: { players, direction }, seat }: PolicyContext): Seat[] {
  const n = players.length
  const order: Seat[] = []
  for (let i = 1; i < n; i++) order.push((seat + direction * i + n) % n)
  return order
}

export const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
