import type { ScoreWords } from '../lexicon/score.ts'

export const score: ScoreWords = {
  rounds: 'Runde für Runde',
  fewestWin: 'Am wenigsten Punkte gewinnt.',
  chart: (rounds, ends) =>
    `Die Punkte aller nach jeder von ${rounds} Runden. ${ends}. Die Tabelle sagt dasselbe in Zahlen.`,
  costs: (points) => `kostet ${points}`,
}
