import { beatOf, type Told } from '@slapwise/board-game'
import type { Seen } from '../../table/table-screen.tsx'
import { BoardTable } from './table/table.tsx'
import { BOARD } from './table/table-game.ts'

export const SEEN: Seen = { ...BOARD, Table: BoardTable, beat: (told) => beatOf(told as Told) }
