export { argMax } from './arg-max.ts'
export {
  type BaseReason,
  type Comparison,
  chooseBest,
  DecisionTrace,
  type Term,
  type TermEvaluator,
  type WeighedReason,
} from './decision-trace.ts'
export { listAnswers } from './list-answers.ts'
export { mean } from './mean.ts'
export { randomBot } from './random-bot.ts'
export { createSearchBot } from './search-bot.ts'
export { createValueEstimator } from './value-estimator.ts'
