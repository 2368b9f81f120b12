import type { Ending, EndingKind } from '../model/ending.ts'
import type { Table } from '../model/table.ts'

/** The round ends when the turn is done. */
export function endRoundBy(table: Table, ending: Ending): void {
  const running = endingOf(table)
  if (running === null || table.setup.endings[ending].weight > running.weight) table.ending = ending
}

const endingOf = ({ ending, setup }: Table): EndingKind | null =>
  ending === null ? null : setup.endings[ending]

export const handsCount = (table: Table): boolean => endingOf(table)?.countsHands ?? true

export const wishesAreOver = (table: Table): boolean => (endingOf(table)?.stops ?? 'nothing') !== 'nothing'

export const everythingIsOver = (table: Table): boolean => endingOf(table)?.stops === 'everything'
