import type { TableState } from '../../game/source.ts'

/** There are no winners before. */
export const isOver = ({ match }: TableState): boolean => match.table.winners.length > 0
