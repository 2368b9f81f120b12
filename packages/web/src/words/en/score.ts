import type { ScoreWords } from '../lexicon/score.ts'

export const score: ScoreWords = {
  rounds: 'Round by round',
  fewestWin: 'Fewest points win.',
  chart: (rounds, ends) =>
    `Everybody’s points after each of ${rounds} rounds. The match ${ends}. The table says the same in numbers.`,
  costs: (points) => `costs ${points}`,
}
