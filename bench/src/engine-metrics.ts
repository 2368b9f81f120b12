import { BENCHMARKED_GAMES, type BenchmarkedGame, FRANTIC_BENCH } from './benchmarked-games.ts'
import { createEffectCopyWorkload, createTurnCopyWorkload } from './copy-workloads.ts'
import { bareLoop } from './engines/bare-loop.ts'
import { boardgameIo } from './engines/boardgame-io.ts'
import { createMatchWorkload, slapwiseAllSets, slapwiseBase, slapwiseSimulation } from './engines/slapwise.ts'
import { unoEngine } from './engines/uno-engine.ts'
import { type EngineBenchConfig, measureRates } from './measure-rates.ts'
import { measureBytesPerMatch } from './memory.ts'
import { type Metric, type MetricGoal, metricBelow } from './metric.ts'
import { createTurnCycleWorkload } from './turn-cycle-workload.ts'
import { createViewWorkload } from './view-workload.ts'
import type { NamedWorkload } from './workload.ts'

const MATCH_COUNT = 300
const MIN_ROLLOUTS_PER_SECOND = 100_000

/** The comparison of engines runs first: other workloads before it would change how V8 optimizes ours. */
export const measureEngine = (config: EngineBenchConfig): Metric[] => [
  ...compareEngines(config),
  measureAllSets(config),
  measureRollouts(config),
  ...BENCHMARKED_GAMES.flatMap((benchmarkedGame) => [
    ...measureGameSpeed(benchmarkedGame, config),
    ...measureCosts(benchmarkedGame, config),
    measureMemory(benchmarkedGame),
  ]),
]

function compareEngines(config: EngineBenchConfig): Metric[] {
  const [ours, rollouts, bare, uno, boardgame] = measureRates(
    [slapwiseBase, slapwiseSimulation, bareLoop, unoEngine, boardgameIo],
    config,
  )
  return [
    { name: slapwiseBase.name, value: ours, unit: 'moves/s' },
    ratioMetric(slapwiseSimulation.name, rollouts, bare, 1 / 7),
    comparisonMetric(bareLoop.name, bare, ours, 1 / 8),
    comparisonMetric(unoEngine.name, uno, ours, 1),
    comparisonMetric(boardgameIo.name, boardgame, ours, 100),
  ]
}

/** The slowdown with all card sets. */
const measureAllSets = (config: EngineBenchConfig): Metric =>
  compareWithBaseGame(slapwiseAllSets, 0.6, config)

/** The first game is already measured in the comparison of engines. */
const measureGameSpeed = ({ game, rules, goals }: BenchmarkedGame, config: EngineBenchConfig): Metric[] =>
  game === FRANTIC_BENCH.game
    ? []
    : [
        compareWithBaseGame(
          createMatchWorkload(`slapwise, ${game.id}`, rules),
          goals.minRelativeSpeed,
          config,
        ),
      ]

/** The speed of another workload of ours, relative to the base game in the same run. */
function compareWithBaseGame(other: NamedWorkload, limit: number, config: EngineBenchConfig): Metric {
  const [base, value] = measureRates([slapwiseBase, other], config)
  return ratioMetric(other.name, value, base, limit)
}

function ratioMetric(name: string, value: number, whole: number, limit: number): Metric {
  const ratio = value / whole
  const goal: MetricGoal = { kind: 'ratio at least', limit, isMet: ratio >= limit }
  return { name, value, unit: 'moves/s', ratio, goal }
}

/** The number of rollouts per second that a bot can make. */
function measureRollouts(config: EngineBenchConfig): Metric {
  const [value] = measureRates([createTurnCycleWorkload(FRANTIC_BENCH, MATCH_COUNT)], config)
  const goal: MetricGoal = {
    kind: 'value at least',
    limit: MIN_ROLLOUTS_PER_SECOND,
    isMet: value >= MIN_ROLLOUTS_PER_SECOND,
  }
  return { name: 'rollouts of one turn each', value, unit: 'rollouts/s', goal }
}

function measureCosts(benchmarkedGame: BenchmarkedGame, config: EngineBenchConfig): Metric[] {
  const { goals } = benchmarkedGame
  const workloads = [
    createViewWorkload(benchmarkedGame, MATCH_COUNT),
    createTurnCopyWorkload(benchmarkedGame, MATCH_COUNT),
    createEffectCopyWorkload(benchmarkedGame, MATCH_COUNT),
  ]
  const [viewing, atTurn, inEffect] = measureRates(workloads, config)
  return [
    { name: metricName('views', benchmarkedGame), value: viewing, unit: 'views/s' },
    metricBelow(
      metricName('copy between turns', benchmarkedGame),
      1e6 / atTurn,
      'µs',
      goals.maxTurnCopyMicroseconds,
    ),
    metricBelow(
      metricName('copy within a script', benchmarkedGame),
      1e6 / inEffect,
      'µs',
      goals.maxEffectCopyMicroseconds,
    ),
  ]
}

const measureMemory = (benchmarkedGame: BenchmarkedGame): Metric =>
  metricBelow(
    metricName('memory of a match with its decisions', benchmarkedGame),
    measureBytesPerMatch(benchmarkedGame, MATCH_COUNT) / 1000,
    'KB',
    benchmarkedGame.goals.maxMatchKilobytes,
  )

/** Metrics of the card game have no prefix, so that they stay comparable with earlier results. */
const metricName = (name: string, { game }: BenchmarkedGame): string =>
  game === FRANTIC_BENCH.game ? name : `${name}, ${game.id}`

function comparisonMetric(name: string, value: number, ours: number, limit: number): Metric {
  const ratio = ours / value
  return {
    name,
    value,
    unit: 'moves/s',
    ratio,
    goal: { kind: 'ratio at least', limit, isMet: ratio >= limit },
  }
}
