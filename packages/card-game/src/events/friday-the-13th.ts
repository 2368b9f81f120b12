import type { EventKind } from '../model/event-kind.ts'

export const fridayThe13th: EventKind = {
  id: 'friday-the-13th',
  name: { en: 'Friday the 13th', de: 'Friday the 13th' },
  text: {
    en: 'Thunder, a creaking door, and then… nothing at all. Carry on.',
    de: 'Donner, eine Tür knarrt, und dann… gar nichts. Weiter im Spiel.',
  },
  rulings: [
    {
      en: 'A Lucky Bastard thrown in against it is gone all the same.',
      de: 'Ein dagegen reingeworfener Lucky Bastard ist trotzdem weg.',
    },
  ],
  run() {},
}
