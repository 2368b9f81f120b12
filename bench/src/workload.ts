/** Something to be timed: `run` does a piece of it and returns how many things that was. */
export interface Workload {
  run(): number
}

/** A workload with a place in the race. */
export interface NamedWorkload extends Workload {
  readonly name: string
}

const sink: { last: unknown } = { last: null }

/** Keeps a result alive, so that making it is never found to be useless. */
export function doNotOptimizeAway(result: unknown): void {
  sink.last = result
}
