import type { Answer, Prompt, Seat, Sight as SightOf } from '@slapwise/kernel'
import type { CardRules } from '../../card-rules.ts'
import type { CardId, Face } from '../../model/face.ts'
import type { HouseRules } from '../../model/house-rules.ts'
import { BOX_RULES } from '../../model/house-rules.ts'
import type { Question } from '../../model/question.ts'
import { rulesBy } from '../../model/rule-card.ts'
import type { Setup } from '../../model/setup.ts'
import type { View } from '../../views/view.ts'

export type Sight = SightOf<View, Question, CardRules>

/** What a player has in mind who is asked something. */
export interface Mind {
  readonly prompt: Prompt<Question>
  readonly setup: Setup
  readonly faces: readonly Face[]
  readonly view: View
  readonly seat: Seat
  readonly hand: readonly CardId[]
  /** From 0, all have plenty of cards, to 1, somebody finishes with the next one. */
  readonly danger: number
}

/** How to answer a question. */
export type RuleOfThumb = (mind: Mind) => Answer

export function think({ prompt, rules: { setup }, view: look }: Sight): Mind {
  const view = look()
  const { seat } = prompt
  return { prompt, setup, faces: setup.faces, view, seat, hand: view.hand, danger: dangerIn(view, seat) }
}

/** The fewest cards that somebody else holds say how soon it may be over; so does a bomb that ticks. */
function dangerIn({ players, lasting }: View, seat: Seat): number {
  let fewest = Number.POSITIVE_INFINITY
  for (let s = 0; s < players.length; s++)
    if (s !== seat) fewest = Math.min(fewest, players[s].cards + (players[s].skipped ? 1 : 0))
  for (const { id, turns } of lasting) if (id === 'time-bomb') fewest = Math.min(fewest, turns[seat] + 1)
  return 1 / Math.max(1, fewest)
}

/** The rules as the rule cards have them now. */
export const rulesIn = ({ view, setup }: Mind): HouseRules =>
  view.ruleCards.length === 0
    ? BOX_RULES
    : rulesBy(view.ruleCards.map((id) => setup.ruleCards.find((card) => card.id === id)!))

/** The others in order of play. */
export function rivals({ view: { players, direction }, seat }: Mind): Seat[] {
  const n = players.length
  const order: Seat[] = []
  for (let i = 1; i < n; i++) order.push((seat + direction * i + n * i) % n)
  return order
}

/** The best of the options; the first of equals. */
export function best(options: readonly number[], value: (option: number) => number): number {
  let chosen = options[0]
  if (options.length === 1) return chosen
  let highest = value(chosen)
  for (let i = 1; i < options.length; i++) {
    const v = value(options[i])
    if (v > highest) {
      highest = v
      chosen = options[i]
    }
  }
  return chosen
}

/** The best ones first. */
export function ranked(options: readonly number[], value: (option: number) => number): number[] {
  const values = new Map(options.map((option) => [option, value(option)]))
  return [...options].sort((a, b) => values.get(b)! - values.get(a)!)
}
