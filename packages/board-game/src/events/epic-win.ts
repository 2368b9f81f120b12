import { START } from '../model/board.ts'
import type { EventKind } from '../model/event-kind.ts'
import { frontmostSeats } from '../table/seats.ts'
import { moveToken } from '../table/verbs.ts'

export const epicWin: EventKind = {
  id: 'epic-win',
  name: { en: 'Epic Win', de: 'Epic Win' },
  text: {
    en: 'Whoever leads goes back to the start. Yes, really.',
    de: 'Wer vorne liegt, geht zurück zum Start. Ja, wirklich.',
  },
  rulings: [
    {
      en: 'Several in the lead: all of them.',
      de: 'Liegen mehrere gleichauf vorne, trifft es alle.',
    },
  ],
  run(table) {
    for (const seat of frontmostSeats(table)) moveToken(table, seat, 'shift', [START])
  },
}
