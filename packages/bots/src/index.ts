export { type AnalysisEffort, DEFAULT_EFFORT, MatchAnalyser } from './analysis/match-analyser.ts'
export {
  type DecisionJudgement,
  isMistake,
  type MatchAnalysis,
  type PositionEstimate,
  type SeatAccount,
  type StepLuck,
} from './analysis/match-analysis.ts'
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
export { winTemperature } from './win-temperature.ts'
