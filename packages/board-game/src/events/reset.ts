import type { EventKind } from '../model/event-kind.ts'
import { discardHand, draw, HAND_SIZE } from '../table/verbs.ts'

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
  ],
  run(table, order) {
    for (const seat of order) {
      discardHand(table, seat)
      draw(table, seat, HAND_SIZE)
    }
  },
}
