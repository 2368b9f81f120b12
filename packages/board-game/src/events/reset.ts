import type { EventKind } from '../model/event-kind.ts'
import { HAND_SIZE } from '../model/hand-size.ts'
import { discardHand, draw } from '../table/verbs.ts'

export const reset: EventKind = {
  id: 'reset',
  name: { en: 'Reset', de: 'Neustart' },
  text: {
    en: 'In turn, everybody throws their hand away and draws four new cards.',
    de: 'Der Reihe nach werfen alle ihre Hand weg und ziehen vier neue Karten.',
  },
  rulings: [
    {
      en: 'What is thrown away is out for the round, for all to see.',
      de: 'Was weggeworfen wird, ist für die Runde aus dem Spiel, und alle sehen es.',
    },
    {
      en: 'If the pile is too short, cards go round in order as far as they last, and the round ends with this turn.',
      de: 'Reicht der Stapel nicht, gibt es der Reihe nach Karten, solange welche da sind, und die Runde endet mit diesem Zug.',
    },
  ],
  run(table, order) {
    for (const seat of order) {
      discardHand(table, seat)
      draw(table, seat, HAND_SIZE)
    }
  },
}
