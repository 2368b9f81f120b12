import type { EventKind } from '../model/event-kind.ts'
import { frontmostSeats } from '../table/seats.ts'
import { shiftToken } from '../table/shift.ts'

export const charity: EventKind = {
  id: 'charity',
  name: { en: 'Charity', de: 'Wohltätigkeit' },
  text: {
    en: 'Whoever leads goes back four spaces; everybody else goes ahead one.',
    de: 'Wer vorne liegt, geht vier Felder zurück, alle anderen gehen eins vor.',
  },
  rulings: [
    {
      en: 'Several in the lead: all of them go back.',
      de: 'Liegen mehrere gleichauf vorne, gehen alle zurück.',
    },
  ],
  run(table, order) {
    const leaders = frontmostSeats(table)
    for (const seat of order) shiftToken(table, seat, leaders.includes(seat) ? -4 : 1)
  },
}
