import { copyLists, copyRandom, overwriteList, overwriteLists } from '@slapwise/kernel'
import type { Setup } from '../model/setup.ts'
import type { Table } from '../model/table.ts'
import { createEmptyTable } from './empty-table.ts'
import { packKnowledge, unpackKnowledge } from './knowledge.ts'

/**
 * Copies the fields that change in place; all others are replaced on change, so the copy shares them. Lists overwrite
 * those of `reusable`, which saves allocations: a match makes a copy every few effects.
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

/**
 * The table as it is saved: without the setup, which follows from the settings, and without the collected facts;
 * `knownTo` has one entry per card.
 */
export type SerializedTable = Omit<Table, 'setup' | 'facts'>

export function serializeTable(table: Table): SerializedTable {
  const { setup: _, facts: __, ...packed } = copyTable(table, null)
  return { ...packed, knownTo: unpackKnowledge(table) }
}

/**
 * Assigns to an empty table: an object built by JSON.parse would have another hidden class, which slows the engine
 * down.
 */
export const deserializeTable = (setup: Setup, serialized: SerializedTable): Table =>
  copyTable(
    Object.assign(createEmptyTable(setup, ''), serialized, { knownTo: packKnowledge(serialized.knownTo) }),
    null,
  )
