import type { PowerKind } from '../power.ts'
import { makeWish } from '../wish.ts'

export const numberWish: PowerKind = {
  id: 'number-wish',
  name: { en: 'Number Wish', de: 'Number Wish' },
  text: {
    en: 'Wish for a number, whatever was wished for before.',
    de: 'Wünsch dir eine Zahl, egal, was vorher gewünscht war.',
  },
  when: 'after',
  run: (table, player) => makeWish(table, player, 'number', 'number-wish'),
}
