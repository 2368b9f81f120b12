import { type EventKind, isSpared } from '../event.ts'
import { startLasting } from '../lasting.ts'

export const lastChance: EventKind = {
  id: 'last-chance',
  name: { en: 'Last Chance', de: 'Last Chance' },
  text: {
    en: 'From now on, whoever gets rid of the last card sets off an event on the way out. Unless it was an event that took it.',
    de: 'Wer ab jetzt die letzte Karte loswird, löst im Hinausgehen ein Ereignis aus. Ausser ein Ereignis hat sie geholt.',
  },
  run(table, players) {
    startLasting(table, 'last-chance', players, [])
  },
  lasting: { triggersAtLastCard: (lasting, seat) => !isSpared(lasting, seat) },
}
