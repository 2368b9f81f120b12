import type { Table } from '../model/table.ts'
import { scheduleRoundEnd } from '../table/ending.ts'

/** How many turns of each player may pass in a row without a card leaving the draw pile. */
const STALEMATE_TURNS_PER_PLAYER = 30

/** Power cards can send one card round for ever; so a round in which nobody draws any more ends when a turn begins. */
export function countTurn(table: Table): void {
  table.turnsSinceDraw++
  if (table.turnsSinceDraw > STALEMATE_TURNS_PER_PLAYER * table.hands.length)
    scheduleRoundEnd(table, 'stalemate')
}
