import type { EventKind } from '../model/event-kind.ts'
import { mixHands } from '../table/whole-hands.ts'

export const tornado: EventKind = {
  id: 'tornado',
  name: { en: 'Tornado', de: 'Tornado' },
  text: {
    en: 'All hands are swept into one heap, shuffled and dealt out again, card by card.',
    de: 'Alle Hände wirbeln auf einen Haufen, werden gemischt und Karte für Karte neu verteilt.',
  },
  rulings: [
    {
      en: 'Dealing starts after the player who set it off, so hands may differ by one card.',
      de: 'Ausgeteilt wird ab der Person nach der auslösenden, also sind die Hände vielleicht um eine Karte verschieden.',
    },
    {
      en: 'A Lucky Bastard keeps their hand and gets nothing.',
      de: 'Wer Lucky Bastard reingeworfen hat, behält die Hand und bekommt nichts.',
    },
    { en: 'Whoever gets no card has finished.', de: 'Wer leer ausgeht, ist fertig.' },
  ],
  run(table, players) {
    mixHands(table, players)
  },
}
