import { copyLists, copyRandom, overwriteList, overwriteLists } from '@slapwise/kernel'
import type { Setup } from '../model/setup.ts'
import type { Table } from '../model/table.ts'
import { createEmptyTable } from './empty-table.ts'
import { packKnowledge, unpackKnowledge } from './knowledge.ts'

/**
 * A copy of a table that shares all that is replaced and never changed in place; the rest is named here. Lists are
 * written over those of `spare` if there is one: a match in play makes a copy every few effects.
 */
export const copyTable = (table: Table, reusable: Table | null): Table => ({
  ...table,
  facts: null,
  hands: reusable ? overwriteLists(reusable.hands, table.hands) : copyLists(table.hands),
  drawPile: reusable ? overwriteList(reusable.drawPile, table.drawPile) : table.drawPile.slice(),
  discardPile: reusable ? overwriteList(reusable.discardPile, table.discardPile) : table.discardPile.slice(),
  knownTo: reusable ? overwriteList(reusable.knownTo, table.knownTo) : table.knownTo.slice(),
  random: copyRandom(table.random),
})

/** The table without what the setup already says and what has been told; in `knownTo` there is a place for each card. */
export type SerializedTable = Omit<Table, 'setup' | 'facts'>

export function serializeTable(table: Table): SerializedTable {
  const { setup: _, facts: __, ...packed } = copyTable(table, null)
  return { ...packed, knownTo: unpackKnowledge(table) }
}

/** Written over an empty table: one built from parsed JSON alone would have another hidden class, and play slowly. */
export const deserializeTable = (setup: Setup, serialized: SerializedTable): Table =>
  copyTable(
    Object.assign(createEmptyTable(setup, ''), serialized, { knownTo: packKnowledge(serialized.knownTo) }),
    null,
  )
