import { median } from './median.ts'
import type { Workload } from './workload.ts'

/** Durations in milliseconds of processor time. */
export interface EngineBenchConfig {
  readonly warmUpMs: number
  readonly roundMs: number
  readonly rounds: number
}

export const FULL_ENGINE_BENCH_CONFIG: EngineBenchConfig = { warmUpMs: 2000, roundMs: 250, rounds: 15 }
export const QUICK_ENGINE_BENCH_CONFIG: EngineBenchConfig = { warmUpMs: 1200, roundMs: 60, rounds: 7 }

/**
 * The rate of each workload per second. Workloads alternate in short rounds, so that a busy moment of the machine
 * affects all alike; the median drops the rounds that were affected most.
 */
export function measureRates(workloads: readonly Workload[], config: EngineBenchConfig): number[] {
  const runs = workloads.map((workload) => warmUp(workload, config))
  const rates = workloads.map((): number[] => [])
  for (let round = 0; round < config.rounds; round++)
    workloads.forEach((workload, i) => {
      rates[i].push(measureRate(workload, runs[i]))
    })
  return rates.map(median)
}

/** Returns the number of runs per round: reading the clock after every run would slow down the fastest workloads. */
function warmUp(workload: Workload, config: EngineBenchConfig): number {
  const start = cpuTimeMs()
  let runs = 1
  for (;;) {
    const before = cpuTimeMs()
    measureRate(workload, runs)
    const now = cpuTimeMs()
    if (now - start > config.warmUpMs)
      return Math.max(1, Math.round((runs * config.roundMs) / (now - before)))
    if (now - before < config.roundMs) runs *= 2
  }
}

function measureRate(workload: Workload, runs: number): number {
  const start = cpuTimeMs()
  let things = 0
  for (let i = 0; i < runs; i++) things += workload.run()
  return (things / (cpuTimeMs() - start)) * 1000
}

/** Processor time in milliseconds: unlike wall-clock time, it excludes other programs. */
export function cpuTimeMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
