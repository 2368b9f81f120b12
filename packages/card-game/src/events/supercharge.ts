import type { EventKind } from '../model/event-kind.ts'
import { drawPowers } from '../table/powers.ts'

export const superchargeEvent: EventKind = {
  id: 'supercharge',
  name: { en: 'Supercharge', de: 'Supercharge' },
  text: {
    en: 'One more power card for everyone. What could go wrong?',
    de: 'Noch eine Powerkarte für alle. Was soll schon schiefgehen?',
  },
  rulings: [
    { en: 'Whoever set it off gets one as well.', de: 'Auch wer es ausgelöst hat, bekommt eine.' },
    {
      en: 'If the deck is short, it goes in order of play as far as it lasts.',
      de: 'Reicht der Stapel nicht, geht es der Reihe nach, solange es hat.',
    },
  ],
  run(table, players) {
    for (const seat of players) drawPowers(table, seat, 1)
  },
}
