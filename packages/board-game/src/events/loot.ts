import type { EventKind } from '../model/event-kind.ts'
import { passHandsOn } from '../table/verbs.ts'

export const loot: EventKind = {
  id: 'loot',
  name: { en: 'Loot', de: 'Beutezug' },
  text: {
    en: 'Everybody hands their cards to the person on their right.',
    de: 'Alle geben ihre Karten der Person rechts von ihnen.',
  },
  run: (table, order) => passHandsOn(table, order),
}
