import type { PowerKind } from '../power.ts'

export const antiCounter: PowerKind = {
  id: 'anti-counter',
  name: { en: 'Anti Counter', de: 'Anti Counter' },
  text: {
    en: 'Nobody counterattacks this card. Nobody.',
    de: 'Diese Karte kontert niemand. Niemand.',
  },
  when: 'before',
  run(table) {
    table.uncounterable = true
  },
}
