import type { Seat, Wits } from '@slapwise/kernel'
import { type Card, pointsOf } from './cards.ts'
import type { EightsRules } from './rules.ts'
import type { Question, Table } from './table.ts'
import type { View } from './view.ts'

const pointsIn = (hand: readonly Card[]): number => hand.reduce((sum, card) => sum + pointsOf(card), 0)

/** The others’ mean minus one’s own: low numbers are good. */
const ahead = (numbers: readonly number[], seat: Seat): number => {
  const all = numbers.reduce((sum, number) => sum + number, 0)
  return (all - numbers[seat]) / (numbers.length - 1) - numbers[seat]
}

/** Enough to search by: it lays its most expensive card, and judges hands by points and size. */
export const wits: Wits<View, Question, EightsRules, Table> = {
  thumb: {
    answer({ prompt: { choice, fallback } }) {
      if (choice.of !== 'card') return fallback
      const cards = choice.options.filter((option) => option >= 0)
      return cards.length === 0 ? fallback : cards.reduce((a, b) => (pointsOf(b) > pointsOf(a) ? b : a))
    },
  },
  candidates: ({ prompt }) => prompt.choice.options,
  features: 2,
  describe({ state: { hands } }, seat, into) {
    into[0] = ahead(hands.map(pointsIn), seat)
    into[1] = ahead(
      hands.map((hand) => hand.length),
      seat,
    )
  },
  lead: ({ state }, seat) => ahead(state.scores, seat),
  isScored: ({ over, prompts }) => over || prompts[0].question.ask === 'next-round',
  value: {
    command: 'by hand',
    spread: 30,
    direct: [0.5, 2],
    code: [],
    codeFrom: [],
    own: [],
    all: [],
    traitFrom: [],
    worth: [],
  },
}
