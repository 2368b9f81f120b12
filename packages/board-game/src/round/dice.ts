import { OK, type Seat } from '@slapwise/kernel'
import type { DieSides, DieToRoll, GameScript, Reaction } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { seatsFrom } from '../table/seats.ts'
import { throwDie } from '../table/verbs.ts'
import { attack } from './attack.ts'
import { oneOf } from './questions.ts'
import { askFirstReaction } from './reaction.ts'

export const D6: DieSides = 6
export const D20: DieSides = 20

/** A die of six sides that moves no token by itself. */
export const PLAIN_DIE: DieToRoll = { sides: D6, moves: null }

const RE_ROLL: Reaction = 're-roll'

/**
 * Rolls a die; any player may throw in Re-Roll. Against another player’s die that is an attack; if it is blocked, the
 * result stays and can be answered again.
 */
export function* rollDie(table: Table, seat: Seat, die: DieToRoll): GameScript<number> {
  let rolled = throwDie(table, seat, die.sides)
  for (;;) {
    const thrower = yield* askFirstReaction(table, {
      reaction: RE_ROLL,
      mode: 'glance',
      seats: seatsFrom(table, table.turn),
      source: RE_ROLL,
      about: seat,
      die,
    })
    if (thrower === null) return rolled.value
    if (thrower === seat || (yield* attack(table, thrower, seat, RE_ROLL)))
      rolled = throwDie(table, seat, die.sides)
  }
}

/** Rolls as soon as `seat` has confirmed; before that, they can still take back their last decision. */
export function* rollDieWhenReady(
  table: Table,
  seat: Seat,
  die: DieToRoll,
  source: string | null,
): GameScript<number> {
  yield oneOf(seat, { ask: 'roll', source, die }, 'word', [OK])
  return yield* rollDie(table, seat, die)
}
