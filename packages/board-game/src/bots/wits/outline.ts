import type { Table } from '../../model/table.ts'
import type { Lay } from '../sly/lay.ts'
import { pathsOf } from '../sly/paths.ts'

/** A board on which every space is worth its number: what is worked out there is where tokens come to rest. */
export function outlineOf(table: Table): Lay {
  const numbers = table.spaces.map((_, space) => space)
  return {
    ...pathsOf(table.setup, table, table.setup.kindOf),
    stakes: table.tokens.map(() => 0),
    worths: table.tokens.map(() => numbers),
    trouble: () => 0,
  }
}
