import { type EventKind, isSpared } from '../event.ts'
import { startLasting } from '../lasting.ts'

export const parasite: EventKind = {
  id: 'parasite',
  name: { en: 'Parasite', de: 'Parasite' },
  text: {
    en: 'Whoever sits to the left of a finisher discards two cards before the points are counted.',
    de: 'Wer links von einer fertigen Person sitzt, wirft zwei Karten ab, bevor gezählt wird.',
  },
  run(table, players) {
    startLasting(table, 'parasite', players, [])
  },
  lasting: { feedsOnFinishers: (lasting, seat) => !isSpared(lasting, seat) },
}
