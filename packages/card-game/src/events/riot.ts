import type { EventKind } from '../event.ts'
import { isSpecial } from '../kind.ts'
import { nextAmong } from '../seats.ts'
import { setAside, takeUpAside } from '../verbs.ts'

export const riot: EventKind = {
  id: 'riot',
  name: { en: 'Riot', de: 'Riot' },
  text: {
    en: 'Everyone passes all their special cards to the person on their right.',
    de: 'Alle geben sämtliche Spezialkarten an die Person zu ihrer Rechten weiter.',
  },
  run(table, players) {
    for (const seat of players) {
      const specials = table.hands[seat].filter((card) => isSpecial(table.setup.faces[card].kind))
      const receiver = nextAmong(table, seat, players)
      if (specials.length > 0 && receiver !== seat) setAside(table, seat, receiver, specials)
    }
    takeUpAside(table)
  },
}
