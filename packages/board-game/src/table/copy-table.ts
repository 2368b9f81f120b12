import { copyLists, copyRandom } from '@slapwise/kernel'
import type { Setup } from '../model/setup.ts'
import type { Table } from '../model/table.ts'
import { createEmptyTable } from './empty-table.ts'

/** A copy of a table that shares all that is replaced and never changed in place; the rest is named here. */
export const copyTable = (table: Table): Table => ({
  ...table,
  facts: null,
  hands: copyLists(table.hands),
  drawPile: table.drawPile.slice(),
  knownTo: table.knownTo.slice(),
  spaces: table.spaces.slice(),
  tokens: table.tokens.slice(),
  random: copyRandom(table.random),
})

/** The table without what the setup already says and what has been told. */
export type SerializedTable = Omit<Table, 'setup' | 'facts'>

export function serializeTable(table: Table): SerializedTable {
  const { setup: _, facts: __, ...packed } = copyTable(table)
  return packed
}

/** Written over an empty table: one built from parsed JSON alone would have another hidden class, and play slowly. */
export const deserializeTable = (setup: Setup, serialized: SerializedTable): Table =>
  copyTable(Object.assign(createEmptyTable(setup, ''), serialized))
