import type { Seat } from '@slapwise/kernel'
import { onSomeone } from '../attack.ts'
import { skipNext } from '../course.ts'
import { singleColoured } from '../kind.ts'
import { has, others } from '../seats.ts'
import type { Table } from '../table.ts'

export const skip = singleColoured('skip', {
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
  effect: onSomeone('skip', notYetSkipped, (table, _, victim) => skipNext(table, victim)),
})

function notYetSkipped(table: Table, attacker: Seat): Seat[] {
  return others(table, attacker).filter((seat) => !has(table.skipped, seat))
}
