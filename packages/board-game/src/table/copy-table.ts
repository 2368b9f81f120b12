import { copyLists, copyRandom } from '@slapwise/kernel'
import type { Setup } from '../model/setup.ts'
import type { Table } from '../model/table.ts'
import { createEmptyTable } from './empty-table.ts'

/** Copies the fields that change in place; all others are replaced on change, so the copy shares them. */
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

/** The table as it is saved: without the setup, which follows from the settings, and without the collected facts. */
export type SerializedTable = Omit<Table, 'setup' | 'facts'>

export function serializeTable(table: Table): SerializedTable {
  const { setup: _, facts: __, ...packed } = copyTable(table)
  return packed
}

/**
 * Assigns to an empty table: an object built by JSON.parse would have another hidden class, which slows the engine
 * down.
 */
export const deserializeTable = (setup: Setup, serialized: SerializedTable): Table =>
  copyTable(Object.assign(createEmptyTable(setup, ''), serialized))
