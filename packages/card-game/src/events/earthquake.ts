import type { EventKind } from '../model/event-kind.ts'
import { passHandsRight } from '../table/whole-hands.ts'

export const earthquake: EventKind = {
  id: 'earthquake',
  name: { en: 'Earthquake', de: 'Earthquake' },
  text: {
    en: 'The ground shakes, and every hand slides one seat to the right.',
    de: 'Die Erde bebt, und jede Hand rutscht einen Platz nach rechts.',
  },
  rulings: [
    {
      en: 'Right is right, whichever way play goes.',
      de: 'Rechts ist rechts, egal, in welche Richtung gespielt wird.',
    },
    {
      en: 'An empty hand slides as well, and with it the finish.',
      de: 'Auch eine leere Hand rutscht weiter, und fertig ist, wer sie bekommt.',
    },
    {
      en: 'A Lucky Bastard keeps their hand and is passed over.',
      de: 'Wer Lucky Bastard reingeworfen hat, behält die Hand und wird übersprungen.',
    },
  ],
  run(table, players) {
    passHandsRight(table, players)
  },
}
