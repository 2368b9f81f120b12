import type { SelfPlayRound } from './self-play.ts'
import type { TrainingExample, ValueNetworkTrainer } from './value-network-trainer.ts'

/** How much what has become of it in the end counts, turn by turn, beside what it looked like on the way. */
const TD_LAMBDA = 0.85

/**
 * What a round teaches about each of its turns. How it ended is mostly chance, so that a turn is rather compared with what
 * was guessed a few turns later, by what is known so far; before anything is known, with the end alone.
 */
export function createTrainingExamples(
  { turns, finalLeads }: SelfPlayRound,
  known: ValueNetworkTrainer | null,
): TrainingExample[] {
  let outlook = finalLeads
  const lessons: TrainingExample[] = []
  for (const { features, scoreLeads: now } of turns.toReversed()) {
    const later = outlook
    lessons.push({ features, targets: later.map((lead, seat) => lead - now[seat]) })
    const guess = known?.predict(features)
    if (guess) outlook = later.map((lead, s) => TD_LAMBDA * lead + (1 - TD_LAMBDA) * (now[s] + guess[s]))
  }
  return lessons
}
