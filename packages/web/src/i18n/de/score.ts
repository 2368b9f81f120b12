import type { ScoreMessages } from '../messages/score.ts'

export const scoreMessages: ScoreMessages = {
  title: 'Runde für Runde',
  fewestWin: 'Am wenigsten Punkte gewinnt.',
  chartAxes: { points: 'Punkte', rounds: 'Runde' },
  chartDescription: (rounds, ends) =>
    `Die Punkte aller nach jeder von ${rounds} Runden. ${ends}. Die Tabelle sagt dasselbe in Zahlen.`,
  cardCost: (points) => `kostet ${points}`,
}
