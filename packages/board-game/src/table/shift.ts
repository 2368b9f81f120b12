import type { Seat } from '@slapwise/kernel'
import { clampSpace } from '../model/board.ts'
import type { Table } from '../model/table.ts'
import { moveToken } from './verbs.ts'

/** Shifts a token by a number of spaces, ignoring all cards. It is not movement. */
export const shiftToken = (table: Table, seat: Seat, by: number, source?: string): void =>
  moveToken(table, seat, 'shift', [clampSpace(table.setup.street, table.tokens[seat] + by)], source)
