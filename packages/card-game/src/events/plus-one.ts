import { type EventKind, isSpared } from '../event.ts'
import { startLasting } from '../lasting.ts'

export const plusOne: EventKind = {
  id: 'plus-one',
  name: { en: 'Plus One', de: 'Plus One' },
  text: {
    en: 'For the rest of the round, whoever draws from the pile draws one more.',
    de: 'Wer bis zum Ende der Runde vom Stapel zieht, zieht eine mehr.',
  },
  run(table, players) {
    startLasting(table, 'plus-one', players, [])
  },
  lasting: { extraDraws: (lasting, seat) => (isSpared(lasting, seat) ? 0 : 1) },
}
