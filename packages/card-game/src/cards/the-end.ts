import { cardKind } from '../kind.ts'
import { cardsOf } from '../seats.ts'

export const theEnd = cardKind({
  id: 'the-end',
  family: 'unique',
  points: 17,
  name: { en: 'The End', de: 'The End' },
  text: {
    en: 'Only as your last card, but on anything. Then it is over: no Nice Try, no Last Chance, no bomb, no power card with it.',
    de: 'Nur als letzte Karte, dafür auf alles. Dann ist Schluss: kein Nice Try, keine Last Chance, keine Bombe, keine Powerkarte dazu.',
  },
  unplayable: (table, seat) => (cardsOf(table, seat) === 1 ? null : 'only-as-last-card'),
  effect(table, player) {
    if (cardsOf(table, player) === 0) table.ending = 'the-end'
    return 'done'
  },
})
