import type { Table } from '../../model/table.ts'
import { createMovementBoard } from '../movement-board.ts'
import type { EvaluatedBoard } from '../sly/evaluated-board.ts'

/** A board on which each space costs its index and points are worth 1: evaluations on it give expected distances. */
export function createDistanceBoard(table: Table): EvaluatedBoard {
  const { end } = table.setup.street
  return {
    ...createMovementBoard(table.setup, table, table.setup.kindOfCard),
    pointValues: table.tokens.map(() => 1),
    spaceCosts: table.spaces.map((_, space) => space),
    endValues: table.tokens.map((at) => end - at),
    eventValue: () => 0,
  }
}
