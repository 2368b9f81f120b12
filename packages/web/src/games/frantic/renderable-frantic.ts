import { stepDurationOf, type VisibleFact } from '@slapwise/card-game'
import type { RenderableGame } from '../../table/table-screen.tsx'
import { FranticTable } from './table/table.tsx'
import { FRANTIC_TABLE_GAME } from './table/table-game.ts'

export const RENDERABLE_FRANTIC: RenderableGame = {
  ...FRANTIC_TABLE_GAME,
  Table: FranticTable,
  stepDuration: (fact) => stepDurationOf(fact as VisibleFact),
}
