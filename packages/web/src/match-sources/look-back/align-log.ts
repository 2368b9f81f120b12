/**
 * The step of a replay that each fact of a log belongs to. The log ends where the replay does, may begin later, and has
 * further facts: decisions that were taken back. Those belong to the step after them, where they were decided again.
 */
export function alignLog(
  log: readonly object[],
  facts: readonly object[],
  /** The number of facts up to and including each step. */
  factEnds: readonly number[],
): number[] {
  const steps = new Array<number>(log.length)
  let next = facts.length - 1
  let step = factEnds.length - 1
  for (let i = log.length - 1; i >= 0; i--) {
    if (next >= 0 && isSameFact(log[i], facts[next])) {
      while (step > 0 && factEnds[step - 1] > next) step--
      next--
    }
    steps[i] = step
  }
  return steps
}

const isSameFact = (fact: object, other: object): boolean => JSON.stringify(fact) === JSON.stringify(other)
