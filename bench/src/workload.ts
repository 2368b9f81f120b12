/** A piece of work to be timed; `run` returns how many units it has done. */
export interface Workload {
  run(): number
}

/** A workload in the comparison of engines. */
export interface NamedWorkload extends Workload {
  readonly name: string
}

const sink: { last: unknown } = { last: null }

/** Keeps the result alive, so that the compiler cannot eliminate the work. */
export function doNotOptimizeAway(result: unknown): void {
  sink.last = result
}
