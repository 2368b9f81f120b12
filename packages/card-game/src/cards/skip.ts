import { hasSeat, type Seat } from '@slapwise/kernel'
import { singleColouredCard } from '../model/card-kind.ts'
import type { Table } from '../model/table.ts'
import { attackOnOne } from '../round/attack.ts'
import { skipNext } from '../table/round-verbs.ts'
import { otherSeats } from '../table/seats.ts'

export const skip = singleColouredCard('skip', {
  name: { en: 'Skip', de: 'Skip' },
  text: {
    en: 'Someone sits out their next turn. Not someone who is sitting one out already.',
    de: 'Jemand setzt beim nächsten Zug aus. Aber niemand, der schon aussetzen muss.',
  },
  rulings: [
    { en: 'With two players you have another turn.', de: 'Zu zweit bist du gleich noch einmal am Zug.' },
    {
      en: 'A skipped turn still counts as a turn, for Time Bomb and for power cards.',
      de: 'Ein ausgesetzter Zug zählt trotzdem als Zug, für Time Bomb und für Powerkarten.',
    },
    {
      en: 'Everyone else is waiting to be skipped? Then nothing happens.',
      de: 'Alle anderen müssen schon aussetzen? Dann passiert nichts.',
    },
  ],
  answerHints: {
    victim: {
      en: 'They sit out their next turn.',
      de: 'Die Person setzt beim nächsten Zug aus.',
    },
  },
  effect: attackOnOne('skip', seatsNotYetSkipped, (table, _, victim) => skipNext(table, victim)),
})

function seatsNotYetSkipped(table: Table, attacker: Seat): Seat[] {
  return otherSeats(table, attacker).filter((seat) => !hasSeat(table.skipped, seat))
}
