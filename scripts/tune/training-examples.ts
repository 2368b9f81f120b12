import type { SelfPlayRound } from './self-play.ts'
import type { TrainingExample, ValueNetworkTrainer } from './value-network-trainer.ts'

/** The λ of TD(λ): the weight of later estimates and of the outcome, per turn. */
const TD_LAMBDA = 0.85

/**
 * TD(λ) targets for each turn of a round. The outcome alone is mostly chance, so a turn is compared with the estimates
 * of later turns. Before the first training there are no estimates, and the outcome alone is used.
 */
export function createTrainingExamples(
  { turns, finalLeads }: SelfPlayRound,
  trainer: ValueNetworkTrainer | null,
): TrainingExample[] {
  let targetLeads = finalLeads
  const examples: TrainingExample[] = []
  for (const { features, scoreLeads } of turns.toReversed()) {
    const laterLeads = targetLeads
    examples.push({ features, targets: laterLeads.map((lead, seat) => lead - scoreLeads[seat]) })
    const prediction = trainer?.predict(features)
    if (prediction)
      targetLeads = laterLeads.map(
        (lead, s) => TD_LAMBDA * lead + (1 - TD_LAMBDA) * (scoreLeads[s] + prediction[s]),
      )
  }
  return examples
}
