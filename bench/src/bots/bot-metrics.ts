import type { Metric, MetricGoal } from '../metric.ts'
import { measureWinRate } from './contest.ts'
import { CONTESTS, type ContestName } from './contests.ts'
import { measurePointGain } from './point-gain.ts'

/** The number of deals per contest; each is played from every seat. */
export const QUICK_DEALS = 10
export const FULL_DEALS = 250

const SEED = 'contest'

const MIN_WIN_PERCENT: Readonly<Partial<Record<ContestName, number>>> = {
  'sly against three simple-1, base': 42,
  'sly against three simple-1, all sets': 38,
  'fiendish against three sly-1, base': 40,
  'fiendish against three sly-1, all sets': 40,
  'fiendish against three sly-2, base': 40,
  'fiendish against three sly-2, all sets': 42,
  'fiendish against one sly-2, base': 70,
  'board: sly against three simple': 40,
  'board: fiendish against three sly-2': 40,
}

/** Contests whose gain in points per round is measured as well. */
const POINT_GAIN_CONTESTS: readonly ContestName[] = [
  'sly against three sly-2, base',
  'fiendish against three sly-2, base',
  'fiendish against three sly-2, all sets',
  'board: fiendish against three sly-2',
]

/** The strength of bots against each other, in the contests whose names begin with `prefix`. */
export function measureBots(deals: number, prefix = ''): Metric[] {
  const isSelected = (name: ContestName) => name.startsWith(prefix)
  return [
    ...(Object.keys(CONTESTS) as ContestName[]).filter(isSelected).map((name) => winRateMetric(name, deals)),
    ...POINT_GAIN_CONTESTS.filter(isSelected).map((name) => pointGainMetric(name, deals)),
  ]
}

function winRateMetric(name: ContestName, deals: number): Metric {
  const { mean, confidenceHalfWidth } = measureWinRate(CONTESTS[name], deals, SEED)
  const percent = 100 * mean
  const limit = MIN_WIN_PERCENT[name]
  return {
    name: `${name} (± ${(100 * confidenceHalfWidth).toFixed(1)})`,
    value: percent,
    unit: '%',
    ...(limit !== undefined && { goal: createGoal(percent, limit) }),
  }
}

const createGoal = (percent: number, limit: number): MetricGoal => ({
  kind: 'value at least',
  limit,
  isMet: percent >= limit,
})

/** The gain in points per round, measured over as many rounds as a contest has deals. */
function pointGainMetric(name: ContestName, rounds: number): Metric {
  const { mean, confidenceHalfWidth } = measurePointGain(CONTESTS[name], rounds, SEED)
  return {
    name: `gain of ${name} (± ${confidenceHalfWidth.toFixed(1)})`,
    value: mean,
    unit: 'points',
  }
}
