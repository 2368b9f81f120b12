import type { Seat } from '@slapwise/kernel'
import { within } from '../model/board.ts'
import type { Table } from '../model/table.ts'
import { moveToken } from './verbs.ts'

/** What an event does to a token: so many spaces ahead, or back, over everything. It is no movement. */
export const shift = (table: Table, seat: Seat, by: number): void =>
  moveToken(table, seat, 'shift', [within(table.setup.street, table.tokens[seat] + by)])
