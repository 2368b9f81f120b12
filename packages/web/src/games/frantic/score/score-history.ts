import type { RoundOver } from '@slapwise/card-game/words'
import type { FranticState } from '../state.ts'

/** How the last round that is over ended, if this page was there. */
export const lastRoundOver = ({ log }: FranticState): RoundOver | undefined =>
  log.findLast((fact) => fact.kind === 'round-over')

/**
 * Everybody's totals after each round. Events move points in the middle of a round, so what was told at its end beats
 * the sum; rounds that this page has not heard of are summed up.
 */
export function totalsByRound({ match, log }: FranticState): number[][] {
  const { sheet, scores } = match.table
  const told = log.filter((fact) => fact.kind === 'round-over')
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
