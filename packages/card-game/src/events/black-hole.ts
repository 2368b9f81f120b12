import type { EventKind } from '../event.ts'
import { takeOpenly } from '../verbs.ts'

export const blackHole: EventKind = {
  id: 'black-hole',
  name: { en: 'Black Hole', de: 'Black Hole' },
  text: {
    en: 'Whoever set this off swallows all black cards from the other hands.',
    de: 'Wer das ausgelöst hat, verschluckt alle schwarzen Karten aus den anderen Händen.',
  },
  run(table, players, trigger) {
    for (const seat of players) {
      const black = table.hands[seat].filter((card) => table.setup.faces[card].kind.family === 'black')
      if (seat !== trigger) takeOpenly(table, trigger, seat, black)
    }
  },
}
