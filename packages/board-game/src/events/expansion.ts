import type { EventKind } from '../model/event-kind.ts'
import { PLAIN_DIE, rollDie } from '../round/dice.ts'
import { shiftToken } from '../table/shift.ts'

export const expansion: EventKind = {
  id: 'expansion',
  name: { en: 'Expansion', de: 'Expansion' },
  text: {
    en: 'Everybody rolls and is moved that far ahead, over everything.',
    de: 'Alle würfeln und rücken so weit vor, über alles hinweg.',
  },
  *run(table, order) {
    for (const seat of order) shiftToken(table, seat, yield* rollDie(table, seat, PLAIN_DIE))
  },
}
