import type { EventKind } from '../event.ts'
import { draw } from '../verbs.ts'

const CARDS = 3

export const thirdTimeLucky: EventKind = {
  id: 'third-time-lucky',
  name: { en: 'Third Time Lucky', de: 'Third Time Lucky' },
  text: {
    en: 'Everyone draws three cards. All good things, and so on.',
    de: 'Alle ziehen drei Karten. Aller guten Dinge und so weiter.',
  },
  run(table, players) {
    for (const seat of players) draw(table, seat, CARDS)
  },
}
