import type { EventKind } from '../event.ts'
import { mixHands } from '../whole-hands.ts'

export const tornado: EventKind = {
  id: 'tornado',
  name: { en: 'Tornado', de: 'Tornado' },
  text: {
    en: 'All hands are swept into one heap, shuffled and dealt out again, card by card.',
    de: 'Alle Hände wirbeln auf einen Haufen, werden gemischt und Karte für Karte neu verteilt.',
  },
  run(table, players) {
    mixHands(table, players)
  },
}
