import type { EventKind } from '../model/event-kind.ts'
import { teleportByRoll } from '../round/movement.ts'

export const teleportTerror: EventKind = {
  id: 'teleport-terror',
  name: { en: 'Teleport Terror', de: 'Teleportterror' },
  text: {
    en: 'Everybody rolls, and everybody comes out of the manhole they have rolled.',
    de: 'Alle würfeln, und alle kommen aus dem Gully, den sie gewürfelt haben.',
  },
  *run(table, order) {
    for (const seat of order) yield* teleportByRoll(table, seat)
  },
}
