import { stepDurationOf, type VisibleFact } from '@slapwise/board-game'
import type { RenderableGame } from '../../table/table-screen.tsx'
import { BoardTable } from './table/table.tsx'
import { BOARD_TABLE_GAME } from './table/table-game.ts'

export const RENDERABLE_BOARD: RenderableGame = {
  ...BOARD_TABLE_GAME,
  Table: BoardTable,
  stepDuration: (fact) => stepDurationOf(fact as VisibleFact),
}
