import { median } from './median.ts'
import type { Workload } from './workload.ts'

/** How long to measure, in milliseconds of processor time. */
export interface EngineBenchConfig {
  readonly warmUpMs: number
  readonly roundMs: number
  readonly rounds: number
}

export const FULL_ENGINE_BENCH: EngineBenchConfig = { warmUpMs: 2000, roundMs: 250, rounds: 15 }
export const QUICK_ENGINE_BENCH: EngineBenchConfig = { warmUpMs: 1200, roundMs: 60, rounds: 7 }

/**
 * Things per second of each workload. The workloads take turns in short rounds, so that a busy moment of the machine
 * hits all alike, and the median leaves out the rounds it hit hardest.
 */
export function measureRates(workloads: readonly Workload[], pace: EngineBenchConfig): number[] {
  const runs = workloads.map((workload) => warmUp(workload, pace))
  const rates = workloads.map((): number[] => [])
  for (let round = 0; round < pace.rounds; round++)
    workloads.forEach((workload, i) => {
      rates[i].push(measureRate(workload, runs[i]))
    })
  return rates.map(median)
}

/** Returns how many runs make a round, since asking the clock after every run would slow down the fastest. */
function warmUp(workload: Workload, pace: EngineBenchConfig): number {
  const start = cpuTimeMs()
  let runs = 1
  for (;;) {
    const before = cpuTimeMs()
    measureRate(workload, runs)
    const now = cpuTimeMs()
    if (now - start > pace.warmUpMs) return Math.max(1, Math.round((runs * pace.roundMs) / (now - before)))
    if (now - before < pace.roundMs) runs *= 2
  }
}

function measureRate(workload: Workload, runs: number): number {
  const start = cpuTimeMs()
  let things = 0
  for (let i = 0; i < runs; i++) things += workload.run()
  return (things / (cpuTimeMs() - start)) * 1000
}

/** In milliseconds. Unlike the time on the wall it stands still while other programs have the processor. */
function cpuTimeMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
