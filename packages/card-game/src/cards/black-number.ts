import { triggerEvent } from '../event.ts'
import { cardKind } from '../kind.ts'

export const blackNumber = cardKind({
  id: 'black-number',
  family: 'black',
  points: 'number',
  name: { en: 'Black number', de: 'Schwarze Zahl' },
  text: {
    en: 'Goes on the same number only, for black is no colour. Then an event turns the table over.',
    de: 'Passt nur auf dieselbe Zahl, denn Schwarz ist keine Farbe. Dann stellt ein Ereignis alles auf den Kopf.',
  },
  effect: triggerEvent,
})
