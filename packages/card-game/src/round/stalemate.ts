import type { Table } from '../model/table.ts'
import { scheduleRoundEnd } from '../table/ending.ts'

/** The number of turns per player, in a row and without drawing, after which the round ends. */
const STALEMATE_TURNS_PER_PLAYER = 30

/** Power cards can keep a card in circulation for ever, so a round without drawing ends at the start of a turn. */
export function countTurn(table: Table): void {
  table.turnsSinceDraw++
  if (table.turnsSinceDraw > STALEMATE_TURNS_PER_PLAYER * table.hands.length)
    scheduleRoundEnd(table, 'stalemate')
}
