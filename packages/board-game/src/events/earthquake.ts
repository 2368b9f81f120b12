import type { EventKind } from '../model/event-kind.ts'
import { rightOf } from '../table/seats.ts'
import { moveToken } from '../table/verbs.ts'

export const earthquake: EventKind = {
  id: 'earthquake',
  name: { en: 'Earthquake', de: 'Erdbeben' },
  text: {
    en: 'One after the other, everybody slides to where the person to their right stands.',
    de: 'Der Reihe nach rutschen alle dorthin, wo die Person rechts von ihnen steht.',
  },
  rulings: [
    {
      en: 'The last one finds the first where the first has slid to.',
      de: 'Wer zuletzt rutscht, findet die erste Figur dort, wohin sie gerutscht ist.',
    },
  ],
  run(table, order) {
    for (const seat of order) moveToken(table, seat, 'shift', [table.tokens[rightOf(table, seat)]])
  },
}
