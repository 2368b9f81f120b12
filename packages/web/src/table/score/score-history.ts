import type { TableState } from '../../match-sources/table-source.ts'

interface RoundOverFact {
  readonly kind: 'round-over'
  readonly scores: readonly number[]
}

export const isRoundOverFact = (fact: object): fact is RoundOverFact =>
  (fact as RoundOverFact).kind === 'round-over'

/** Whether players are asked to confirm the result of a round. */
export const isBetweenRounds = ({ match }: TableState): boolean =>
  (match.table.openPrompts[0]?.question as { readonly ask: string } | undefined)?.ask === 'next-round'

/**
 * Total points after each round. Events change points during a round, so the totals in the log take precedence; rounds that
 * are not in the log are summed up.
 */
export function totalsByRound({ match, log }: Pick<TableState, 'match' | 'log'>): number[][] {
  const { scoreSheet, scores } = match.table
  const roundOverFacts = log.filter(isRoundOverFact)
  const totals: number[][] = []
  scoreSheet.forEach((points, round) => {
    const before = totals.at(-1) ?? scores.map(() => 0)
    const over = roundOverFacts.at(round - scoreSheet.length)
    totals.push(over ? [...over.scores] : points.map((p, seat) => before[seat] + p))
  })
  return totals
}

/** The seats, the lowest total first. */
export const rankSeats = (totals: readonly number[]): number[] =>
  totals.map((_, seat) => seat).sort((a, b) => totals[a] - totals[b])
