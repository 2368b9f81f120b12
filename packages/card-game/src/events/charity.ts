import type { EventKind } from '../model/event-kind.ts'
import { reportNoEffect } from '../table/round-verbs.ts'
import { seatsWithMostCards } from '../table/seats.ts'
import { takeBlindly } from '../table/verbs.ts'

export const charity: EventKind = {
  id: 'charity',
  name: { en: 'Charity', de: 'Charity' },
  text: {
    en: 'Everyone else pulls a card from whoever holds the most. How generous.',
    de: 'Alle anderen ziehen eine Karte bei der Person mit den meisten. Wie grosszügig.',
  },
  rulings: [
    {
      en: 'All have equally many cards: nothing happens.',
      de: 'Alle haben gleich viele Karten: Nichts passiert.',
    },
    {
      en: 'Several share the fullest hand: everyone else pulls one card from each of them.',
      de: 'Mehrere haben am meisten: Alle anderen ziehen bei jeder dieser Personen eine Karte.',
    },
    {
      en: 'If the cards do not go round, it is first come, first served in order of play.',
      de: 'Reichen die Karten nicht für alle, geht es der Reihe nach, solange es hat.',
    },
  ],
  run(table, players) {
    const rich = seatsWithMostCards(table, players)
    if (rich.length === 0) reportNoEffect(table, 'charity')
    const poor = players.filter((seat) => !rich.includes(seat))
    if (rich.length > 0) for (const seat of poor) for (const from of rich) takeBlindly(table, seat, from, 1)
  },
}
