import { noEffect } from '../course.ts'
import type { EventKind } from '../event.ts'
import { withMostCards } from '../seats.ts'
import { takeBlindly } from '../verbs.ts'

export const charity: EventKind = {
  id: 'charity',
  name: { en: 'Charity', de: 'Charity' },
  text: {
    en: 'Everyone else pulls a card from whoever holds the most. How generous.',
    de: 'Alle anderen ziehen eine Karte bei der Person mit den meisten. Wie grosszügig.',
  },
  run(table, players) {
    const rich = withMostCards(table, players)
    if (rich.length === 0) noEffect(table, 'charity')
    const poor = players.filter((seat) => !rich.includes(seat))
    if (rich.length > 0) for (const seat of poor) for (const from of rich) takeBlindly(table, seat, from, 1)
  },
}
