import type { EventKind } from '../event.ts'
import { passHandsRight } from '../whole-hands.ts'

export const earthquake: EventKind = {
  id: 'earthquake',
  name: { en: 'Earthquake', de: 'Earthquake' },
  text: {
    en: 'The ground shakes, and every hand slides one seat to the right.',
    de: 'Die Erde bebt, und jede Hand rutscht einen Platz nach rechts.',
  },
  run(table, players) {
    passHandsRight(table, players)
  },
}
