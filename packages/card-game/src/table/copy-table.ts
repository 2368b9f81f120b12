import { copyLists, copyRandom, overwriteList, overwriteLists } from '@slapwise/kernel'
import type { Setup } from '../model/setup.ts'
import type { Table } from '../model/table.ts'
import { createEmptyTable } from './empty-table.ts'
import { packKnowledge, unpackKnowledge } from './knowledge.ts'

/**
 * A copy of a table that shares all that is replaced and never changed in place; the rest is named here. Lists are
 * written over those of `spare` if there is one: a match in play makes a copy every few effects.
 */
export const copyTable = (t: Table, spare: Table | null): Table => ({
  ...t,
  facts: null,
  hands: spare ? overwriteLists(spare.hands, t.hands) : copyLists(t.hands),
  drawPile: spare ? overwriteList(spare.drawPile, t.drawPile) : t.drawPile.slice(),
  discardPile: spare ? overwriteList(spare.discardPile, t.discardPile) : t.discardPile.slice(),
  knownTo: spare ? overwriteList(spare.knownTo, t.knownTo) : t.knownTo.slice(),
  random: copyRandom(t.random),
})

/** The table without what the setup already says and what has been told; in `knownTo` there is a place for each card. */
export type SerializedTable = Omit<Table, 'setup' | 'facts'>

export function serializeTable(table: Table): SerializedTable {
  const { setup: _, facts: __, ...packed } = copyTable(table, null)
  return { ...packed, knownTo: unpackKnowledge(table) }
}

/** Written over an empty table: one built from parsed JSON alone would have another hidden class, and play slowly. */
export const deserializeTable = (setup: Setup, packed: SerializedTable): Table =>
  copyTable(
    Object.assign(createEmptyTable(setup, ''), packed, { knownTo: packKnowledge(packed.knownTo) }),
    null,
  )
