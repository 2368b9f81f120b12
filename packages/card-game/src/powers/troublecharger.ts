import type { PowerKind } from '../model/power-kind.ts'
import { triggerEvent } from '../round/event.ts'

export const troublecharger: PowerKind = {
  id: 'troublecharger',
  name: { en: 'Troublecharger', de: 'Troublecharger' },
  text: {
    en: 'An event at the end of your turn, on top of whatever your card has done.',
    de: 'Ein Ereignis am Ende deines Zuges, zusätzlich zu allem, was deine Karte angerichtet hat.',
  },
  rulings: [
    {
      en: 'With a black card or a Troublemaker there are two events.',
      de: 'Mit einer schwarzen Karte oder einem Troublemaker gibt es zwei Ereignisse.',
    },
    {
      en: 'If your hand is empty, you still take full part in the event.',
      de: 'Auch mit leerer Hand machst du beim Ereignis voll mit.',
    },
    { en: 'The others may throw in Lucky Bastard.', de: 'Die anderen dürfen Lucky Bastard reinwerfen.' },
  ],
  timing: 'after',
  *run(table, player) {
    yield* triggerEvent(table, player)
  },
}
