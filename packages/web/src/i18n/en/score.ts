import type { ScoreMessages } from '../messages/score.ts'

export const scoreMessages: ScoreMessages = {
  title: 'Round by round',
  fewestWin: 'Fewest points win.',
  chartAxes: { points: 'points', rounds: 'round' },
  chartDescription: (rounds, ends) =>
    `Everybody’s points after each of ${rounds} rounds. The match ${ends}. The table says the same in numbers.`,
  cardCost: (points) => `costs ${points}`,
}
