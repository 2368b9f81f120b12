import type { Direction } from '../../model/board.ts'
import { NOWHERE } from '../../model/board.ts'
import type { Table } from '../../model/table.ts'
import { cardIn, directionOf } from '../../table/lying.ts'
import { type Act, actOf, type Lay } from '../sly/lay.ts'

/** A board on which every space is worth its number: what is worked out there is where tokens come to rest. */
export function outlineOf({ setup, spaces, teleports, tokens }: Table): Lay {
  const acts: Act[] = []
  const ways: Direction[] = []
  for (let space = 0; space < spaces.length; space++) {
    const cards = spaces[space]
    const top = cards.length - 1
    acts.push(top < 0 ? 'nothing' : actOf(setup.kinds[setup.kindOf[cardIn(cards[top])]]))
    ways.push(top < 0 ? NOWHERE : directionOf(cards[top]))
  }
  for (const space of teleports) acts[space] = 'teleport'
  const numbers = spaces.map((_, space) => space)
  const worths = tokens.map(() => numbers)
  return {
    street: setup.street,
    tokens,
    teleports,
    acts,
    ways,
    stakes: tokens.map(() => 0),
    worths,
    trouble: () => 0,
  }
}
