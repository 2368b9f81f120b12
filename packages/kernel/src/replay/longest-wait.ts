import type { Seat } from '../match/script.ts'
import type { ReplayStep } from './replay-step.ts'

/** A stretch of a match in which the others decided and one player could not. */
export interface LongestWait {
  readonly seat: Seat
  /** The decisions of the others in it. */
  readonly decisionCount: number
  /** The state in which the wait begins. */
  readonly index: number
}

/**
 * The longest stretch between two decisions of the same player, or before the first one. Answers without an alternative
 * are no decisions. The end of the match counts for nobody: there is nothing left to wait for. Null if nobody waited.
 */
export function findLongestWait(steps: readonly ReplayStep[]): LongestWait | null {
  /** By seat: the wait that has begun with their last decision. */
  const waits = new Map<Seat, { readonly index: number; readonly decisionsBefore: number }>()
  let longest: LongestWait | null = null
  let decisions = 0
  for (const [index, { seat, hadChoice }] of steps.entries()) {
    if (seat === null || !hadChoice) continue
    const { decisionsBefore, index: from } = waits.get(seat) ?? { decisionsBefore: 0, index: 0 }
    const decisionCount = decisions - decisionsBefore
    if (decisionCount > (longest?.decisionCount ?? 0)) longest = { seat, decisionCount, index: from }
    decisions++
    waits.set(seat, { index, decisionsBefore: decisions })
  }
  return longest
}
