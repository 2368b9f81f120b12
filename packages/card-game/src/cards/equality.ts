import type { Seat } from '@slapwise/kernel'
import { onSomeoneOrNobody } from '../attack.ts'
import { openWish } from '../kind.ts'
import { cardsOf, others } from '../seats.ts'
import type { Table } from '../table.ts'
import { draw } from '../verbs.ts'

export const equality = openWish('equality', {
  name: { en: 'Equality', de: 'Equality' },
  text: {
    en: 'If you like, someone with fewer cards draws until they have as many as you. Then wish for a colour.',
    de: 'Wenn du magst, zieht jemand mit weniger Karten, bis es so viele sind wie bei dir. Dann wünsch dir eine Farbe.',
  },
  wish: 'colour',
  effect: onSomeoneOrNobody('equality', thoseWithFewer, (table, attacker, victim) => {
    draw(table, victim, cardsOf(table, attacker) - cardsOf(table, victim))
  }),
})

function thoseWithFewer(table: Table, attacker: Seat): Seat[] {
  return others(table, attacker).filter((seat) => cardsOf(table, seat) < cardsOf(table, attacker))
}
