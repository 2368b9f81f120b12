import type { EventKind } from '../event.ts'

export const fridayThe13th: EventKind = {
  id: 'friday-the-13th',
  name: { en: 'Friday the 13th', de: 'Friday the 13th' },
  text: {
    en: 'Thunder, a creaking door, and then… nothing at all. Carry on.',
    de: 'Donner, eine Tür knarrt, und dann… gar nichts. Weiter im Spiel.',
  },
  run() {},
}
