import type { FactMark } from '../match/fact-mark.ts'
import type { Seat } from '../match/script.ts'

/** A decision of a match and its effects, as plain data. Step 0 is the deal. */
export interface ReplayStep {
  /** The seat that decided; null for the deal. */
  readonly seat: Seat | null
  /** Whether there was more than one legal answer. */
  readonly hadChoice: boolean
  /** The round after the step. */
  readonly round: number
  /** Whether a turn begins after the step. */
  readonly isTurnStart: boolean
  /** The number of facts that the step led to; the same for every viewer. */
  readonly factCount: number
  /** The marks of these facts, each once. */
  readonly marks: readonly FactMark[]
}

/** The units in which a replay is stepped through. */
export type StepUnit = 'decision' | 'turn' | 'round'

/**
 * Whether stepping by this unit stops at the state after a step. Decisions without facts, such as sealed answers, change
 * nothing that could be seen.
 */
function isStop(steps: readonly ReplayStep[], index: number, unit: StepUnit): boolean {
  if (index === 0 || index === steps.length - 1) return true
  const { factCount, isTurnStart, round } = steps[index]
  switch (unit) {
    case 'decision':
      return factCount > 0
    case 'turn':
      return isTurnStart
    case 'round':
      return round !== steps[index - 1].round
  }
}

/** The next stop in a direction from the state after step `index`; the last or first step at the ends. */
export function findStop(
  steps: readonly ReplayStep[],
  index: number,
  unit: StepUnit,
  direction: 1 | -1,
): number {
  let found = index + direction
  while (found > 0 && found < steps.length && !isStop(steps, found, unit)) found += direction
  return Math.min(Math.max(found, 0), steps.length - 1)
}

/**
 * The index of the nearest decision that was a choice, of one seat or of anybody (null), in a direction from the state
 * after step `index`, that state included; null if there is none.
 */
export function findDecision(
  steps: readonly ReplayStep[],
  index: number,
  direction: 1 | -1,
  seat: Seat | null,
): number | null {
  for (let found = index; found >= 0 && found < steps.length - 1; found += direction) {
    const decision = steps[found + 1]
    if (decision.hadChoice && (seat === null || decision.seat === seat)) return found
  }
  return null
}
