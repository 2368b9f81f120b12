import type { EventKind } from '../event.ts'
import { drawPowers } from '../power.ts'

export const superchargeEvent: EventKind = {
  id: 'supercharge',
  name: { en: 'Supercharge', de: 'Supercharge' },
  text: {
    en: 'One more power card for everyone. What could go wrong?',
    de: 'Noch eine Powerkarte für alle. Was soll schon schiefgehen?',
  },
  run(table, players) {
    for (const seat of players) drawPowers(table, seat, 1)
  },
}
