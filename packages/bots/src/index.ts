export {
  type Attack,
  findLuckiestStep,
  findMeanestAttack,
  type LuckyStep,
  listAttacks,
  listLuckySteps,
  type MeanestAttack,
} from './analysis/highlights.ts'
export { type LuckRank, rankLuck } from './analysis/luck-rank.ts'
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
export { errorMargin, exceedsError } from './error-margin.ts'
export { listAnswersNear } from './list-answers.ts'
export { listTies } from './list-ties.ts'
export { mean } from './mean.ts'
export { AnswerComparison, evaluateByRounds } from './puzzles/answer-comparison.ts'
export { PuzzleMiner } from './puzzles/puzzle-miner.ts'
export { randomBot } from './random-bot.ts'
export { createSearchBot } from './search-bot.ts'
export { createValueEstimator } from './value-estimator.ts'
export type { RoundResult } from './what-if/round-player.ts'
export {
  type Hindsight,
  type Hypothesis,
  type SeatMeans,
  WhatIf,
  type WhatIfFigures,
} from './what-if/what-if.ts'
export { winTemperature } from './win-temperature.ts'
