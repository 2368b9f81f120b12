import type { EventKind } from '../event.ts'
import { drawPowers, POWERS_DEALT, returnPowers } from '../power.ts'

export const chargenado: EventKind = {
  id: 'chargenado',
  name: { en: 'Chargenado', de: 'Chargenado' },
  text: {
    en: 'All power cards fly back into the deck, and everyone gets two new ones.',
    de: 'Alle Powerkarten fliegen zurück in den Stapel, und jede Person bekommt zwei neue.',
  },
  run(table, players) {
    for (const seat of players)
      returnPowers(
        table,
        seat,
        table.powers[seat].map((_, place) => place),
      )
    for (const seat of players) drawPowers(table, seat, POWERS_DEALT)
  },
}
