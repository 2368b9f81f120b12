import type { EventKind } from '../model/event-kind.ts'
import { draw } from '../table/verbs.ts'

const DRAWN_CARDS = 3

export const thirdTimeLucky: EventKind = {
  id: 'third-time-lucky',
  name: { en: 'Third Time Lucky', de: 'Third Time Lucky' },
  text: {
    en: 'Everyone draws three cards. All good things, and so on.',
    de: 'Alle ziehen drei Karten. Aller guten Dinge und so weiter.',
  },
  rulings: [
    {
      en: 'Cards are drawn in order of play, three at a time.',
      de: 'Gezogen wird der Reihe nach, jeweils drei aufs Mal.',
    },
    {
      en: 'If the pile cannot give them all, the round is over after the turn.',
      de: 'Reicht der Stapel nicht für alle, ist die Runde nach dem Zug vorbei.',
    },
  ],
  run(table, players) {
    for (const seat of players) draw(table, seat, DRAWN_CARDS)
  },
}
