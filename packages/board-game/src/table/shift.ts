import type { Seat } from '@slapwise/kernel'
import { clampSpace } from '../model/board.ts'
import type { Table } from '../model/table.ts'
import { moveToken } from './verbs.ts'

/** What an event does to a token: so many spaces ahead, or back, over everything. It is no movement. */
export const shiftToken = (table: Table, seat: Seat, by: number): void =>
  moveToken(table, seat, 'shift', [clampSpace(table.setup.street, table.tokens[seat] + by)])
