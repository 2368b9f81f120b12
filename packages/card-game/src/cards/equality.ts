import type { Seat } from '@slapwise/kernel'
import { openWishCard } from '../model/card-kind.ts'
import type { Table } from '../model/table.ts'
import { optionalAttackOnOne } from '../round/attack.ts'
import { handSizeOf, otherSeats } from '../table/seats.ts'
import { draw } from '../table/verbs.ts'

export const equality = openWishCard('equality', {
  name: { en: 'Equality', de: 'Equality' },
  text: {
    en: 'If you like, someone with fewer cards draws until they have as many as you. Then wish for a colour.',
    de: 'Wenn du magst, zieht jemand mit weniger Karten, bis es so viele sind wie bei dir. Dann wünsch dir eine Farbe.',
  },
  rulings: [
    {
      en: 'Your cards are counted without Equality itself, so with an empty hand there is no victim.',
      de: 'Gezählt wird ohne Equality selbst: Mit leerer Hand gibt es also niemanden zu nennen.',
    },
    {
      en: 'Nobody has fewer cards than you? Then you only wish.',
      de: 'Niemand hat weniger Karten als du? Dann wünschst du nur.',
    },
    {
      en: 'Whoever counters it compares with their own hand, and may decline.',
      de: 'Wer sie kontert, vergleicht mit der eigenen Hand und darf auch verzichten.',
    },
  ],
  answerHints: {
    victim: {
      en: 'They draw until they hold as many cards as you. Nobody: you only wish.',
      de: 'Die Person zieht, bis sie so viele Karten hält wie du. Niemand: Du wünschst nur.',
    },
  },
  wish: 'colour',
  effect: optionalAttackOnOne('equality', seatsWithFewerCards, (table, attacker, victim) => {
    draw(table, victim, handSizeOf(table, attacker) - handSizeOf(table, victim))
  }),
})

function seatsWithFewerCards(table: Table, attacker: Seat): Seat[] {
  return otherSeats(table, attacker).filter((seat) => handSizeOf(table, seat) < handSizeOf(table, attacker))
}
