import { triggerEvent } from '../event.ts'
import type { PowerKind } from '../power.ts'

export const troublecharger: PowerKind = {
  id: 'troublecharger',
  name: { en: 'Troublecharger', de: 'Troublecharger' },
  text: {
    en: 'An event at the end of your turn, on top of whatever your card has done.',
    de: 'Ein Ereignis am Ende deines Zuges, zusätzlich zu allem, was deine Karte angerichtet hat.',
  },
  when: 'after',
  *run(table, player) {
    yield* triggerEvent(table, player)
  },
}
