import type { EventKind } from '../model/event-kind.ts'
import { moveToken } from '../table/verbs.ts'

export const communism: EventKind = {
  id: 'communism',
  name: { en: 'Communism', de: 'Kommunismus' },
  text: {
    en: 'All tokens move up to the one in front.',
    de: 'Alle Figuren rücken zur vordersten auf.',
  },
  run(table, order) {
    const front = Math.max(...table.tokens)
    for (const seat of order) moveToken(table, seat, 'shift', [front])
  },
}
