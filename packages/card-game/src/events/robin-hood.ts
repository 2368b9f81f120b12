import type { EventKind } from '../model/event-kind.ts'
import { reportNoEffect } from '../table/round-verbs.ts'
import { seatsWithFewestCards, seatsWithMostCards } from '../table/seats.ts'
import { swapHands } from '../table/whole-hands.ts'

export const robinHood: EventKind = {
  id: 'robin-hood',
  name: { en: 'Robin Hood', de: 'Robin Hood' },
  text: {
    en: 'The fullest hand and the thinnest hand change owners. Somebody will call it justice.',
    de: 'Die vollste und die dünnste Hand tauschen die Besitzer. Irgendwer wird es gerecht nennen.',
  },
  rulings: [
    {
      en: 'All have equally many cards: nothing happens.',
      de: 'Alle haben gleich viele Karten: Nichts passiert.',
    },
    {
      en: 'On a tie it is the first in order of play.',
      de: 'Bei Gleichstand trifft es die erste Person der Reihe nach.',
    },
    {
      en: 'An empty hand is the thinnest of all: whoever gets it has finished.',
      de: 'Eine leere Hand ist die dünnste: Wer sie bekommt, ist fertig.',
    },
  ],
  run(table, players) {
    const [rich] = seatsWithMostCards(table, players)
    const [poor] = seatsWithFewestCards(table, players)
    if (rich === undefined || poor === undefined) reportNoEffect(table, 'robin-hood')
    else swapHands(table, rich, poor)
  },
}
