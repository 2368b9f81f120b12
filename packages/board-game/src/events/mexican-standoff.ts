import { LAST_TELEPORT } from '../model/board.ts'
import type { EventKind } from '../model/event-kind.ts'
import { moveToTeleport } from '../round/movement.ts'

export const mexicanStandoff: EventKind = {
  id: 'mexican-standoff',
  name: { en: 'Mexican Standoff', de: 'Mexican Standoff' },
  text: {
    en: 'All tokens meet at manhole six.',
    de: 'Alle Figuren treffen sich bei Gully sechs.',
  },
  run(table, order) {
    for (const seat of order) moveToTeleport(table, seat, LAST_TELEPORT)
  },
}
