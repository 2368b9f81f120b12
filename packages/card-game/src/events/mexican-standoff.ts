import type { EventKind } from '../model/event-kind.ts'
import { discard, draw } from '../table/verbs.ts'

const DRAWN_CARDS = 3

export const mexicanStandoff: EventKind = {
  id: 'mexican-standoff',
  name: { en: 'Mexican Standoff', de: 'Mexican Standoff' },
  text: {
    en: 'Drop everything! All hands are discarded, and everyone draws three fresh cards.',
    de: 'Alles fallen lassen! Alle Hände werden abgeworfen, und jede Person zieht drei neue Karten.',
  },
  rulings: [
    {
      en: 'Cards are drawn in order of play, three at a time.',
      de: 'Gezogen wird der Reihe nach, jeweils drei aufs Mal.',
    },
    {
      en: 'Whoever set it off with the last card draws three as well.',
      de: 'Auch wer es mit der letzten Karte ausgelöst hat, zieht drei.',
    },
  ],
  run(table, players) {
    for (const seat of players) discard(table, seat, table.hands[seat].slice())
    for (const seat of players) draw(table, seat, DRAWN_CARDS)
  },
}
