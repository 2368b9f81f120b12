import { copyRandom } from '@slapwise/kernel'
import type { Setup } from '../model/setup.ts'
import type { Table } from '../model/table.ts'
import { createEmptyTable } from './empty-table.ts'
import { EVERYTHING_SHARED } from './shared-lists.ts'

/** An independent copy, which shares all lists until one of the two tables changes them. */
export function copyTable(table: Table): Table {
  table.sharedLists = EVERYTHING_SHARED
  return { ...table, facts: null, random: copyRandom(table.random) }
}

/**
 * The table as it is saved: without the setup, which follows from the settings, the collected facts, and what is shared
 * with copies.
 */
export type SerializedTable = Omit<Table, 'setup' | 'facts' | 'sharedLists'>

export function serializeTable(table: Table): SerializedTable {
  const { setup: _, facts: __, sharedLists: ___, ...packed } = copyTable(table)
  return packed
}

/**
 * Assigns to an empty table: an object built by JSON.parse would have another hidden class, which slows the engine
 * down.
 */
export const deserializeTable = (setup: Setup, serialized: SerializedTable): Table =>
  copyTable(Object.assign(createEmptyTable(setup, ''), serialized))
