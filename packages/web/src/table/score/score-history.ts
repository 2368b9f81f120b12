import type { TableState } from '../../game/source.ts'

interface RoundOver {
  readonly kind: 'round-over'
  readonly scores: readonly number[]
}

export const isRoundOver = (fact: object): fact is RoundOver => (fact as RoundOver).kind === 'round-over'

/** Everybody looks at the sheet, and nods. */
export const isBetweenRounds = ({ match }: TableState): boolean =>
  (match.table.waiting[0]?.question as { readonly ask: string } | undefined)?.ask === 'next-round'

/**
 * Everybody's totals after each round. Events move points in the middle of a round, so what was told at its end beats
 * the sum; rounds that this page has not heard of are summed up.
 */
export function totalsByRound({ match, log }: Pick<TableState, 'match' | 'log'>): number[][] {
  const { sheet, scores } = match.table
  const told = log.filter(isRoundOver)
  const totals: number[][] = []
  sheet.forEach((points, round) => {
    const before = totals.at(-1) ?? scores.map(() => 0)
    const over = told.at(round - sheet.length)
    totals.push(over ? [...over.scores] : points.map((p, seat) => before[seat] + p))
  })
  return totals
}

/** The seats, best first. */
export const ranking = (totals: readonly number[]): number[] =>
  totals.map((_, seat) => seat).sort((a, b) => totals[a] - totals[b])

export const signed = (points: number): string => (points > 0 ? `+${points}` : `${points}`.replace('-', '−'))
