import type { Answer, Prompt, Seat, Sight as SightOf } from '@slapwise/kernel'
import type { CardRules } from '../../card-rules.ts'
import type { CardId, Face } from '../../model/face.ts'
import { BOX_RULES, type HouseRules } from '../../model/house-rules.ts'
import type { Question } from '../../model/question.ts'
import { rulesBy } from '../../model/rule-card.ts'
import type { Setup } from '../../model/setup.ts'
import type { Glance } from '../../views/glance.ts'

export type Sight = SightOf<Glance, Question, CardRules>

/** What somebody who is asked has in mind: all of it can be seen from their seat. */
export interface Mind {
  readonly prompt: Prompt<Question>
  readonly setup: Setup
  readonly faces: readonly Face[]
  readonly view: Glance
  readonly seat: Seat
  readonly hand: readonly CardId[]
  /** The fewest cards that somebody else holds. */
  readonly fewest: number
  /** From nearly 0, all have plenty of cards, to 1: somebody may finish with the next one. */
  readonly danger: number
  /** The bomb goes off before one's next turn: nothing counts but the points that one holds. */
  readonly isLastTurn: boolean
}

/** How to answer a question. */
export type RuleOfThumb = (mind: Mind) => Answer

export function think({ prompt, rules: { setup }, view: look }: Sight): Mind {
  const view = look()
  const { seat } = prompt
  const fewest = fewestIn(view, seat)
  const turnsLeft = turnsToBlow(view, seat)
  const danger = 1 / Math.max(1, Math.min(soonest(view, seat), turnsLeft + 1))
  const isLastTurn = turnsLeft === 0
  return { prompt, setup, faces: setup.faces, view, seat, hand: view.hand, fewest, danger, isLastTurn }
}

function fewestIn({ players }: Glance, seat: Seat): number {
  let fewest = Number.POSITIVE_INFINITY
  for (let s = 0; s < players.length; s++) if (s !== seat) fewest = Math.min(fewest, players[s].cards)
  return fewest
}

/** In how many turns somebody else could have finished. */
function soonest({ players }: Glance, seat: Seat): number {
  let turns = Number.POSITIVE_INFINITY
  for (let s = 0; s < players.length; s++)
    if (s !== seat) turns = Math.min(turns, players[s].cards + Number(players[s].skipped))
  return turns
}

/** How many more turns one has before a Time Bomb goes off. */
const turnsToBlow = ({ lasting }: Glance, seat: Seat): number =>
  lasting.find(({ id }) => id === 'time-bomb')?.turns[seat] ?? Number.POSITIVE_INFINITY

/** The rules as the rule cards have them now. */
export const rulesIn = ({ view, setup }: Mind): HouseRules =>
  view.ruleCards.length === 0
    ? BOX_RULES
    : rulesBy(view.ruleCards.map((id) => setup.ruleCards.find((card) => card.id === id)!))

/** The others in order of play. */
export function rivals({ view: { players, direction }, seat }: Mind): Seat[] {
  const n = players.length
  const order: Seat[] = []
  for (let i = 1; i < n; i++) order.push((seat + direction * i + n) % n)
  return order
}

export const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
