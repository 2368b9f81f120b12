import type { PowerKind } from '../model/power-kind.ts'
import { forbidCounterattack } from '../table/round-verbs.ts'

export const antiCounter: PowerKind = {
  id: 'anti-counter',
  name: { en: 'Anti Counter', de: 'Anti Counter' },
  text: {
    en: 'Nobody counterattacks this card. Nobody.',
    de: 'Diese Karte kontert niemand. Niemand.',
  },
  rulings: [
    {
      en: 'It protects this one card, not another that you play in the same turn.',
      de: 'Sie schützt nur diese eine Karte, nicht eine weitere im selben Zug.',
    },
    {
      en: 'With a number card it is spent for nothing.',
      de: 'Mit einer Zahlenkarte ist sie umsonst verbraucht.',
    },
  ],
  timing: 'before',
  run(table) {
    forbidCounterattack(table)
  },
}
