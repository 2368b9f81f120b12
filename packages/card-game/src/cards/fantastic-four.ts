import type { Seat } from '@slapwise/kernel'
import { attack } from '../attack.ts'
import { openWish } from '../kind.ts'
import { others } from '../seats.ts'
import { draw } from '../verbs.ts'

const CARDS = 4

interface Allotment {
  readonly seats: readonly Seat[]
  readonly counts: readonly number[]
}

const victims = ({ seats, counts }: Allotment): Seat[] => seats.filter((_, i) => counts[i] > 0)

export const fantasticFour = openWish('fantastic-four', {
  name: { en: 'Fantastic Four', de: 'Fantastic Four' },
  text: {
    en: 'Four cards to draw, shared out among the others as you please. Then wish for a colour or a number.',
    de: 'Vier Karten zum Ziehen, nach Lust und Laune auf die anderen verteilt. Dann wünsch dir eine Farbe oder eine Zahl.',
  },
  wish: 'colour-or-number',
  effect: attack<Allotment>('fantastic-four', {
    *aim(table, attacker) {
      const seats = others(table, attacker)
      if (seats.length === 1) return { seats, counts: [CARDS] }
      const counts = (yield {
        seat: attacker,
        question: { ask: 'allot-draws', source: 'fantastic-four' },
        choice: { kind: 'allot', of: 'seat', options: seats, total: CARDS },
        fallback: seats.map((_, i) => (i === 0 ? CARDS : 0)),
      }) as readonly number[]
      return { seats, counts }
    },
    victims,
    strike(table, _, { seats, counts }) {
      seats.forEach((seat, i) => {
        if (counts[i] > 0) draw(table, seat, counts[i])
      })
    },
  }),
})
