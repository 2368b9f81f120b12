import { endRoundBy } from '../course.ts'
import type { EventKind } from '../event.ts'
import { seatSet } from '../seats.ts'

export const doomsday: EventKind = {
  id: 'doomsday',
  name: { en: 'Doomsday', de: 'Doomsday' },
  text: {
    en: 'The round is over, and everyone scores 50. Whatever you were planning: no.',
    de: 'Die Runde ist vorbei, und alle schreiben 50 Punkte. Was immer du vorhattest: nein.',
  },
  run(table, players) {
    endRoundBy(table, 'doomsday')
    table.doomed = seatSet(players)
  },
}
