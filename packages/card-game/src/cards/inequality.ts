import type { Seat } from '@slapwise/kernel'
import { openWishCard } from '../model/card-kind.ts'
import type { Table } from '../model/table.ts'
import { optionalAttackOnOne } from '../round/attack.ts'
import { handSizeOf, otherSeats } from '../table/seats.ts'
import { takeBlindly } from '../table/verbs.ts'

export const inequality = openWishCard('inequality', {
  name: { en: 'Inequality', de: 'Inequality' },
  text: {
    en: 'If you like, someone with no more cards than you pulls yours, unseen, until they have more than you. Then wish for a colour.',
    de: 'Wenn du magst, zieht jemand mit höchstens so vielen Karten wie du blind deine, bis es dort mehr sind als bei dir. Dann wünsch dir eine Farbe.',
  },
  rulings: [
    {
      en: 'Your cards are counted without Inequality itself, and with an empty hand there is no victim.',
      de: 'Gezählt wird ohne Inequality selbst, und mit leerer Hand gibt es niemanden zu nennen.',
    },
    {
      en: 'The cards are pulled at random, so Fuck You may go too.',
      de: 'Gezogen wird zufällig, also kann auch Fuck You mitgehen.',
    },
    {
      en: 'Whoever counters it uses their own hand, and may decline.',
      de: 'Wer sie kontert, nimmt dafür die eigene Hand und darf auch verzichten.',
    },
  ],
  answerHints: {
    victim: {
      en: 'They pull your cards, unseen, until they hold more than you. Nobody: you only wish.',
      de: 'Die Person zieht blind deine Karten, bis sie mehr hält als du. Niemand: Du wünschst nur.',
    },
  },
  wish: 'colour',
  effect: optionalAttackOnOne('inequality', seatsWithNoMoreCards, (table, attacker, victim) => {
    const ahead = handSizeOf(table, attacker) - handSizeOf(table, victim)
    takeBlindly(table, victim, attacker, Math.floor(ahead / 2) + 1)
  }),
})

/** A player without cards cannot be a victim: there is nothing to take. */
function seatsWithNoMoreCards(table: Table, attacker: Seat): Seat[] {
  const own = handSizeOf(table, attacker)
  return own === 0 ? [] : otherSeats(table, attacker).filter((seat) => handSizeOf(table, seat) <= own)
}
