import type { PowerKind } from '../model/power-kind.ts'
import { makeWish } from '../round/wish.ts'

export const numberWish: PowerKind = {
  id: 'number-wish',
  name: { en: 'Number Wish', de: 'Number Wish' },
  text: {
    en: 'Wish for a number, whatever was wished for before.',
    de: 'Wünsch dir eine Zahl, egal, was vorher gewünscht war.',
  },
  rulings: [
    {
      en: 'It beats the colour of a Counterattack too.',
      de: 'Sie geht auch der Farbe eines Counterattack vor.',
    },
    {
      en: 'You can wish only for numbers that are in play.',
      de: 'Wünschen kannst du nur Zahlen, die im Spiel sind.',
    },
    { en: 'Under Colour Only it is spent for nothing.', de: 'Gilt Nur Farbe, ist sie umsonst verbraucht.' },
  ],
  timing: 'after',
  run: (table, player) => makeWish(table, player, 'number', 'number-wish'),
}
