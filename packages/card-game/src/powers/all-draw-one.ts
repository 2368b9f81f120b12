import type { PowerKind } from '../power.ts'
import { others } from '../seats.ts'
import { draw } from '../verbs.ts'

export const allDrawOne: PowerKind = {
  id: 'all-draw-one',
  name: { en: 'All Draw One', de: 'All Draw One' },
  text: {
    en: 'A round on the house: everybody else draws a card.',
    de: 'Eine Runde aufs Haus: Alle anderen ziehen eine Karte.',
  },
  when: 'before',
  run(table, player) {
    for (const seat of others(table, player)) draw(table, seat, 1)
  },
}
