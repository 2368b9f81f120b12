import { HAND_COUNTS } from '../model/ending.ts'
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
    { en: 'Nice Try comes too late.', de: 'Nice Try kommt zu spät.' },
    { en: 'Lucky Bastard scores nothing.', de: 'Mit Lucky Bastard schreibst du null Punkte.' },
    {
      en: 'A Time Bomb has no effect, unless a hand is empty: that defuses it.',
      de: 'Eine Time Bomb bleibt ohne Wirkung, ausser eine Hand ist leer: Das entschärft sie.',
    },
    {
      en: 'Without points and without an empty hand, the lowest hand wins, and a tie is shared.',
      de: 'Ohne Punkte und ohne leere Hand gewinnt die tiefste Hand; bei Gleichstand wird geteilt.',
    },
  ],
  ending: 'turn',
  run(table, players) {
    endRoundAtOnce(table, 'finish-line', players, HAND_COUNTS)
  },
}
