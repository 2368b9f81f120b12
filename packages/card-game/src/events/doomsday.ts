import type { EventKind } from '../model/event-kind.ts'
import { endRoundAtOnce } from '../table/ending.ts'

const PENALTY_POINTS = 50

export const doomsday: EventKind = {
  id: 'doomsday',
  name: { en: 'Doomsday', de: 'Doomsday' },
  text: {
    en: 'The round is over, and everyone scores 50; hands do not count. Whatever you were planning: no.',
    de: 'Die Runde ist vorbei, und alle schreiben 50 Punkte; die Hände zählen nicht. Was immer du vorhattest: nein.',
  },
  rulings: [
    {
      en: 'Even whoever set it off with the last card scores 50, and Nice Try comes too late.',
      de: 'Auch wer es mit der letzten Karte ausgelöst hat, schreibt 50, und Nice Try kommt zu spät.',
    },
    {
      en: 'A Time Bomb fizzles out, unless a hand is empty: that defuses it.',
      de: 'Eine Time Bomb verpufft, ausser eine Hand ist leer: Das entschärft sie.',
    },
    { en: 'Lucky Bastard scores nothing.', de: 'Mit Lucky Bastard schreibst du null Punkte.' },
    {
      en: 'Without points everyone shares the win, unless somebody was lucky here and wins alone. A Finish Line beside it changes nothing.',
      de: 'Ohne Punkte gewinnen alle gemeinsam, es sei denn, jemand hatte hier Glück und gewinnt allein. Finish Line daneben ändert nichts.',
    },
    {
      en: 'It ends the round at once: nothing more of the turn happens, except the rest of a Plague.',
      de: 'Es beendet die Runde sofort: Vom Zug passiert nichts mehr, ausser dem Rest einer Plague.',
    },
    {
      en: 'Two in a row still make 50. Hands count only if a Finish Line has come beside it.',
      de: 'Auch zwei hintereinander machen 50. Die Hände zählen nur, wenn daneben Finish Line gekommen ist.',
    },
    {
      en: 'Hands do not count either if the pile ran out in the same turn.',
      de: 'Hände zählen auch dann nicht, wenn im selben Zug der Stapel ausging.',
    },
  ],
  endingScope: 'turn',
  run(table, players) {
    endRoundAtOnce(table, 'doomsday', players, { countsHand: false, points: PENALTY_POINTS })
  },
}
