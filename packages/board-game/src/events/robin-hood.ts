import type { EventKind } from '../model/event-kind.ts'
import { backmostSeats, frontmostSeats } from '../table/seats.ts'
import { moveToken } from '../table/verbs.ts'

export const robinHood: EventKind = {
  id: 'robin-hood',
  name: { en: 'Robin Hood', de: 'Robin Hood' },
  text: {
    en: 'First and last change places.',
    de: 'Die vorderste und die hinterste Figur tauschen die Plätze.',
  },
  rulings: [
    {
      en: 'Level ones go together; if all are level, nothing happens.',
      de: 'Wer gleichauf ist, geht gemeinsam; sind alle gleichauf, passiert nichts.',
    },
  ],
  run(table) {
    const [first, last] = [frontmostSeats(table), backmostSeats(table)]
    const [front, back] = [table.tokens[first[0]], table.tokens[last[0]]]
    for (const seat of first) moveToken(table, seat, 'swap', [back])
    for (const seat of last) moveToken(table, seat, 'swap', [front])
  },
}
