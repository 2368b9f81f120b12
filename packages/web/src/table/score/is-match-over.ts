import type { TableState } from '../../match-sources/table-source.ts'

/** There are no winners before. */
export const isMatchOver = ({ match }: TableState): boolean => match.table.winners.length > 0
