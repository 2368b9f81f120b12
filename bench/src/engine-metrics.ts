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

/** The race comes first: whatever else of ours runs before it changes what the compiler makes of us. */
export const measureEngine = (pace: EngineBenchConfig): Metric[] => [
  ...compareEngines(pace),
  measureAllSets(pace),
  measureRollouts(pace),
  ...BENCHMARKED_GAMES.flatMap((played) => [
    ...measureGameSpeed(played, pace),
    ...measureCosts(played, pace),
    measureMemory(played),
  ]),
]

function compareEngines(pace: EngineBenchConfig): Metric[] {
  const [ours, playouts, bare, uno, boardgame] = measureRates(
    [slapwiseBase, slapwiseSimulation, bareLoop, unoEngine, boardgameIo],
    pace,
  )
  return [
    { name: slapwiseBase.name, value: ours, unit: 'moves/s' },
    ratioMetric(slapwiseSimulation.name, playouts, bare, 1 / 7),
    comparisonMetric(bareLoop.name, bare, ours, 1 / 8),
    comparisonMetric(unoEngine.name, uno, ours, 1),
    comparisonMetric(boardgameIo.name, boardgame, ours, 100),
  ]
}

/** How much slower it gets with every card there is. */
const measureAllSets = (pace: EngineBenchConfig): Metric => compareWithBaseGame(slapwiseAllSets, 0.6, pace)

/** The one that races has its figure already. */
const measureGameSpeed = ({ game, rules, goals }: BenchmarkedGame, pace: EngineBenchConfig): Metric[] =>
  game === FRANTIC_BENCH.game
    ? []
    : [compareWithBaseGame(createMatchWorkload(`slapwise, ${game.id}`, rules), goals.minRelativeSpeed, pace)]

/** What else of ours is played, as a part of what the base game makes in the same run. */
function compareWithBaseGame(other: NamedWorkload, limit: number, pace: EngineBenchConfig): Metric {
  const [base, value] = measureRates([slapwiseBase, other], pace)
  return ratioMetric(other.name, value, base, limit)
}

function ratioMetric(name: string, value: number, whole: number, limit: number): Metric {
  const ratio = value / whole
  const goal: MetricGoal = { kind: 'ratio at least', limit, isMet: ratio >= limit }
  return { name, value, unit: 'moves/s', ratio, goal }
}

/** How often a bot can try something out. */
function measureRollouts(pace: EngineBenchConfig): Metric {
  const [value] = measureRates([createTurnCycleWorkload(FRANTIC_BENCH, MATCH_COUNT)], pace)
  const goal: MetricGoal = {
    kind: 'value at least',
    limit: MIN_ROLLOUTS_PER_SECOND,
    isMet: value >= MIN_ROLLOUTS_PER_SECOND,
  }
  return { name: 'rollouts of one turn each', value, unit: 'rollouts/s', goal }
}

function measureCosts(played: BenchmarkedGame, pace: EngineBenchConfig): Metric[] {
  const { goals } = played
  const workloads = [
    createViewWorkload(played, MATCH_COUNT),
    createTurnCopyWorkload(played, MATCH_COUNT),
    createEffectCopyWorkload(played, MATCH_COUNT),
  ]
  const [viewing, atTurn, inEffect] = measureRates(workloads, pace)
  return [
    { name: metricName('views', played), value: viewing, unit: 'views/s' },
    metricBelow(metricName('copy at a turn', played), 1e6 / atTurn, 'µs', goals.maxTurnCopyMicroseconds),
    metricBelow(
      metricName('copy in an effect', played),
      1e6 / inEffect,
      'µs',
      goals.maxEffectCopyMicroseconds,
    ),
  ]
}

const measureMemory = (played: BenchmarkedGame): Metric =>
  metricBelow(
    metricName('match with its journal', played),
    measureBytesPerMatch(played, MATCH_COUNT) / 1000,
    'KB',
    played.goals.maxMatchKilobytes,
  )

/** Frantic’s own are called what they were called when there was nothing else. */
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
