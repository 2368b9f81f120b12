import { cardKind } from '../kind.ts'
import { cardsOf } from '../seats.ts'

const CARDS_NEEDED = 10

export const fuckYou = cardKind({
  id: 'fuck-you',
  family: 'unique',
  points: 42,
  name: { en: 'Fuck You', de: 'Fuck You' },
  text: {
    en: 'Leaves your hand only when you hold exactly ten cards, itself included. Then it slides under the pile as if nothing had happened. No special card gives it away on purpose.',
    de: 'Verlässt deine Hand nur, wenn du mit ihr genau zehn Karten hältst. Dann rutscht sie unter den Stapel, als wäre nichts gewesen. Keine Spezialkarte gibt sie absichtlich weiter.',
  },
  unplayable: (table, seat) => (cardsOf(table, seat) === CARDS_NEEDED ? null : 'needs-ten-cards'),
  invisible: true,
  sticky: true,
})
