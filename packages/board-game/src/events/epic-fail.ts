import type { EventKind } from '../model/event-kind.ts'
import { backmostSeats } from '../table/seats.ts'
import { moveToken } from '../table/verbs.ts'

export const epicFail: EventKind = {
  id: 'epic-fail',
  name: { en: 'Epic Fail', de: 'Epic Fail' },
  text: {
    en: 'Whoever is furthest behind is beamed to the manhole nearest the skull.',
    de: 'Wer am weitesten hinten ist, landet beim Gully, der dem Totenkopf am nächsten ist.',
  },
  rulings: [
    {
      en: 'Several level at the back: all of them.',
      de: 'Sind mehrere gleichauf hinten, trifft es alle.',
    },
  ],
  run(table) {
    const foremost = Math.max(...table.teleports)
    for (const seat of backmostSeats(table)) moveToken(table, seat, 'teleport', [foremost])
  },
}
