import type { Ending, Table } from './table.ts'

/** What it means that a round ends for a reason of its own. It stands with the card or event that is the reason. */
export interface EndingKind {
  /** If there are two reasons the weightier one counts; of equal ones, the first. */
  readonly weight: number
  readonly countsHands: boolean
  /** What it leaves no time for: wishes; or wishes, powers, and whatever lasts. */
  readonly stops: 'nothing' | 'wishes' | 'everything'
}

export const PLAIN_ENDING: EndingKind = { weight: 1, countsHands: true, stops: 'nothing' }

/** The draw pile could not give a card. */
export const EMPTY_PILE: EndingKind = { ...PLAIN_ENDING, stops: 'wishes' }

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
