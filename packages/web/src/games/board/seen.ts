import { beatOf, type Told } from '@slapwise/board-game'
import type { Seen } from '../../table/table-screen.tsx'
import { BoardTable } from './table.tsx'

export const SEEN: Seen = { Table: BoardTable, beat: (told) => beatOf(told as Told) }
