import type { PowerKind } from '../model/power-kind.ts'
import { otherSeats } from '../table/seats.ts'
import { draw } from '../table/verbs.ts'

export const allDrawOne: PowerKind = {
  id: 'all-draw-one',
  name: { en: 'All Draw One', de: 'All Draw One' },
  text: {
    en: 'A round on the house: everybody else draws a card.',
    de: 'Eine Runde aufs Haus: Alle anderen ziehen eine Karte.',
  },
  rulings: [
    {
      en: 'It is no attack, so nobody can counter it.',
      de: 'Sie ist kein Angriff, also kann niemand kontern.',
    },
    {
      en: 'They draw before your card takes effect, and may already use what they drew against it.',
      de: 'Gezogen wird, bevor deine Karte wirkt; das Gezogene darf schon gegen sie eingesetzt werden.',
    },
  ],
  timing: 'before',
  run(table, player) {
    for (const seat of otherSeats(table, player)) draw(table, seat, 1)
  },
}
