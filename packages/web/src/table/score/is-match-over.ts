import type { TableState } from '../../match-sources/table-source.ts'

/** A match has winners only when it is over. */
export const isMatchOver = ({ match }: TableState): boolean => match.table.winners.length > 0
