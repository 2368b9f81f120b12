import type { EventKind } from '../model/event-kind.ts'
import { chooseIfSeveral } from '../round/questions.ts'
import { kindsOf, pickUp, turnCardsUp } from '../table/verbs.ts'

export const market: EventKind = {
  id: 'market',
  name: { en: 'Market', de: 'Markt' },
  text: {
    en: 'As many cards as there are players are turned over. In turn, everybody takes one.',
    de: 'So viele Karten, wie ihr seid, werden aufgedeckt. Der Reihe nach nehmen alle eine.',
  },
  rulings: [
    {
      en: 'If the pile is too short, the last in line get nothing, and the round ends with this turn.',
      de: 'Reicht der Stapel nicht, gehen die Letzten leer aus, und die Runde endet mit diesem Zug.',
    },
  ],
  *run(table, order) {
    turnCardsUp(table, order.length)
    for (const seat of order) {
      const kinds = [...new Set(kindsOf(table, table.display))]
      const kind = yield* chooseIfSeveral(seat, { ask: 'market', source: 'market' }, 'card', kinds)
      if (kind !== null) pickUp(table, seat, kind)
    }
  },
}
