import { HAND_SCORING } from '../model/ending.ts'
import type { EventKind } from '../model/event-kind.ts'
import { endRoundAtOnce } from '../table/ending.ts'

export const finishLine: EventKind = {
  id: 'finish-line',
  name: { en: 'Finish Line', de: 'Finish Line' },
  text: {
    en: 'Stop! The round ends here, and whatever you hold counts.',
    de: 'Halt! Die Runde endet hier, und es zählt, was du gerade hältst.',
  },
  rulings: [
    {
      en: 'It ends the round at once: nothing more of the turn happens, except the rest of a Plague.',
      de: 'Es beendet die Runde sofort: Vom Zug passiert nichts mehr, ausser dem Rest einer Plague.',
    },
    { en: 'Nice Try comes too late.', de: 'Nice Try kommt zu spät.' },
    { en: 'Lucky Bastard scores nothing.', de: 'Mit Lucky Bastard schreibst du null Punkte.' },
    {
      en: 'A Time Bomb has no effect, unless a hand is empty: that defuses it.',
      de: 'Eine Time Bomb bleibt ohne Wirkung, ausser eine Hand ist leer: Das entschärft sie.',
    },
    {
      en: 'Without points an empty hand wins, whoever was lucky. If there is none, the lowest hand wins, luck counting 0, and a tie is shared.',
      de: 'Ohne Punkte gewinnt eine leere Hand, egal, wer Glück hatte. Gibt es keine, gewinnt die tiefste, Glück zählt 0, und bei Gleichstand wird geteilt.',
    },
  ],
  endingScope: 'turn',
  run(table, players) {
    endRoundAtOnce(table, 'finish-line', players, HAND_SCORING)
  },
}
