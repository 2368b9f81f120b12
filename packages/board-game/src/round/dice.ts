import type { Seat } from '@slapwise/kernel'
import type { Ask, Reaction } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { orderFrom } from '../table/seats.ts'
import { throwDie } from '../table/verbs.ts'
import { attack } from './attack.ts'
import { whenReady } from './questions.ts'
import { firstWhoReacts } from './reaction.ts'

export const D6 = 6
export const D20 = 20

const RE_ROLL: Reaction = 're-roll'

/**
 * Rolls a die, which anybody may have rolled again. On somebody else’s die that is an attack; where it is blocked, the
 * old result stands, and may be answered again.
 */
export function* roll(table: Table, seat: Seat, sides: number): Ask<number> {
  let die = throwDie(table, seat, sides)
  for (;;) {
    const thrower = yield* firstWhoReacts(table, {
      reaction: RE_ROLL,
      manner: 'glance',
      seats: orderFrom(table, table.turn),
      source: RE_ROLL,
      about: seat,
    })
    if (thrower === null) return die.value
    if (thrower === seat || (yield* attack(table, thrower, seat, RE_ROLL))) die = throwDie(table, seat, sides)
  }
}

/** The roll that a turn is about: it waits for whoever rolls. */
export function* rollWhenReady(table: Table, seat: Seat, sides: number, source: string | null): Ask<number> {
  yield* whenReady(seat, { ask: 'roll', source, sides })
  return yield* roll(table, seat, sides)
}
