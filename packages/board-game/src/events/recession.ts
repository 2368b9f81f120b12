import type { EventKind } from '../model/event-kind.ts'
import { PLAIN_DIE, rollDie } from '../round/dice.ts'
import { shiftToken } from '../table/shift.ts'

export const recession: EventKind = {
  id: 'recession',
  name: { en: 'Recession', de: 'Rezession' },
  text: {
    en: 'Everybody rolls and is moved that far back. It does not get better than this.',
    de: 'Alle würfeln und rücken so weit zurück. Besser wird es nicht.',
  },
  *run(table, order) {
    for (const seat of order) shiftToken(table, seat, -(yield* rollDie(table, seat, PLAIN_DIE)))
  },
}
