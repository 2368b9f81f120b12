import { median } from './median.ts'
import type { Workload } from './workload.ts'

/** How long to measure, in milliseconds of processor time. */
export interface Pace {
  readonly warmUp: number
  readonly round: number
  readonly rounds: number
}

export const THOROUGH: Pace = { warmUp: 2000, round: 250, rounds: 15 }
export const QUICK: Pace = { warmUp: 1200, round: 60, rounds: 7 }

/**
 * Things per second of each workload. The workloads take turns in short rounds, so that a busy moment of the machine
 * hits all alike, and the median leaves out the rounds it hit hardest.
 */
export function measure(workloads: readonly Workload[], pace: Pace): number[] {
  const runs = workloads.map((workload) => warmUp(workload, pace))
  const rates = workloads.map((): number[] => [])
  for (let round = 0; round < pace.rounds; round++)
    workloads.forEach((workload, i) => {
      rates[i].push(rateOf(workload, runs[i]))
    })
  return rates.map(median)
}

/** Returns how many runs make a round, since asking the clock after every run would slow down the fastest. */
function warmUp(workload: Workload, pace: Pace): number {
  const start = processorTime()
  let runs = 1
  for (;;) {
    const before = processorTime()
    rateOf(workload, runs)
    const now = processorTime()
    if (now - start > pace.warmUp) return Math.max(1, Math.round((runs * pace.round) / (now - before)))
    if (now - before < pace.round) runs *= 2
  }
}

function rateOf(workload: Workload, runs: number): number {
  const start = processorTime()
  let things = 0
  for (let i = 0; i < runs; i++) things += workload.run()
  return (things / (processorTime() - start)) * 1000
}

/** In milliseconds. Unlike the time on the wall it stands still while other programs have the processor. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
