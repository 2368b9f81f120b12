import type { EventKind } from '../model/event-kind.ts'
import { pickUp, slideDisplayUnder, turnCardsUp } from '../table/verbs.ts'

const LIMIT = 21

export const blackJack: EventKind = {
  id: 'black-jack',
  name: { en: 'Black Jack', de: 'Black Jack' },
  text: {
    en: 'Round and round, each turns over a card and adds its points. Whoever pushes the sum above 21 keeps the lot.',
    de: 'Reihum deckt jede Person eine Karte auf und zählt ihre Punkte dazu. Wer die Summe über 21 bringt, behält alles.',
  },
  rulings: [
    { en: 'Exactly 21 is not yet too much.', de: 'Genau 21 ist noch nicht zu viel.' },
    {
      en: 'A turned-over Fuck You counts 42 and ends it on the spot.',
      de: 'Ein aufgedecktes Fuck You zählt 42 und beendet die Sache sofort.',
    },
    {
      en: 'If the pile runs out before 21 is exceeded, the cards slide under the discard pile, and the round is over after the event.',
      de: 'Geht der Stapel aus, bevor 21 überschritten ist, rutschen die Karten unter den Ablagestapel, und nach dem Ereignis ist die Runde vorbei.',
    },
    { en: 'A Lucky Bastard is passed over.', de: 'Wer Lucky Bastard reingeworfen hat, wird übersprungen.' },
  ],
  run(table, players) {
    let sum = 0
    for (let i = 0; sum <= LIMIT; i++) {
      const before = table.display.length
      turnCardsUp(table, 1)
      if (table.display.length === before) {
        slideDisplayUnder(table)
        return
      }
      sum += table.setup.faces[table.display.at(-1)!].points
      if (sum > LIMIT) pickUp(table, players[i % players.length], table.display)
    }
  },
}
