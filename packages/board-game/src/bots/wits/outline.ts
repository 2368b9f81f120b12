import type { Table } from '../../model/table.ts'
import { pathsOf } from '../paths.ts'
import type { Lay } from '../sly/lay.ts'

/** A board on which every space costs its number: what is worked out there is how far tokens go. */
export function outlineOf(table: Table): Lay {
  const { end } = table.setup.street
  return {
    ...pathsOf(table.setup, table, table.setup.kindOf),
    stakes: table.tokens.map(() => 1),
    costs: table.spaces.map((_, space) => space),
    ends: table.tokens.map((at) => end - at),
    trouble: () => 0,
  }
}
