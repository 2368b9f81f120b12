import type { TableState } from '../../match-sources/table-source.ts'

interface RoundOverFact {
  readonly kind: 'round-over'
  readonly scores: readonly number[]
}

export const isRoundOverFact = (fact: object): fact is RoundOverFact =>
  (fact as RoundOverFact).kind === 'round-over'

/** Everybody looks at the sheet, and nods. */
export const isBetweenRounds = ({ match }: TableState): boolean =>
  (match.table.openPrompts[0]?.question as { readonly ask: string } | undefined)?.ask === 'next-round'

/**
 * Everybody's totals after each round. Events move points in the middle of a round, so what was told at its end beats
 * the sum; rounds that this page has not heard of are summed up.
 */
export function totalsByRound({ match, log }: Pick<TableState, 'match' | 'log'>): number[][] {
  const { scoreSheet, scores } = match.table
  const fact = log.filter(isRoundOverFact)
  const totals: number[][] = []
  scoreSheet.forEach((points, round) => {
    const before = totals.at(-1) ?? scores.map(() => 0)
    const over = fact.at(round - scoreSheet.length)
    totals.push(over ? [...over.scores] : points.map((p, seat) => before[seat] + p))
  })
  return totals
}

/** The seats, best first. */
export const rankSeats = (totals: readonly number[]): number[] =>
  totals.map((_, seat) => seat).sort((a, b) => totals[a] - totals[b])

export const formatSigned = (points: number): string =>
  points > 0 ? `+${points}` : `${points}`.replace('-', '−')
