import type { Seat } from '@slapwise/kernel'
import { onSomeone } from '../attack.ts'
import { skipNext } from '../course.ts'
import { singleColoured } from '../kind.ts'
import { only, others } from '../seats.ts'
import type { Table } from '../table.ts'

export const skip = singleColoured('skip', {
  name: { en: 'Skip', de: 'Skip' },
  text: {
    en: 'Someone sits out their next turn. Not someone who is sitting one out already.',
    de: 'Jemand setzt beim nächsten Zug aus. Aber niemand, der schon aussetzen muss.',
  },
  effect: onSomeone('skip', notYetSkipped, (table, _, victim) => skipNext(table, victim)),
})

function notYetSkipped(table: Table, attacker: Seat): Seat[] {
  return others(table, attacker).filter((seat) => (table.skipped & only(seat)) === 0)
}
