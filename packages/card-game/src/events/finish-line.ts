import { endRoundBy } from '../course.ts'
import type { EventKind } from '../event.ts'
import { everyone, seatSet } from '../seats.ts'

export const finishLine: EventKind = {
  id: 'finish-line',
  name: { en: 'Finish Line', de: 'Finish Line' },
  text: {
    en: 'Stop! The round ends here, and whatever you hold counts.',
    de: 'Halt! Die Runde endet hier, und es zählt, was du gerade hältst.',
  },
  run(table, players) {
    endRoundBy(table, 'finish-line')
    table.spared = everyone(table) & ~seatSet(players)
  },
}
