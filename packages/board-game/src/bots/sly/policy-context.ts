import type { Seat } from '@slapwise/kernel'
import type { Setup } from '../../model/setup.ts'
import type { View } from '../../views/view.ts'
import { createMovementBoard } from '../movement-board.ts'
import type { EvaluatedBoard } from './evaluated-board.ts'
import { evaluateRandomEvent } from './event-values.ts'
import { estimateMatchValues, type MatchValues } from './match-values.ts'
import { evaluateEndBySeat } from './round-end-values.ts'

/** What it makes of what it sees when it is asked. */
export interface PolicyContext {
  readonly setup: Setup
  readonly view: View
  readonly seat: Seat
  readonly board: EvaluatedBoard
  readonly matchValues: MatchValues
}

export function createPolicyContext(setup: Setup, view: View, seat: Seat): PolicyContext {
  const paths = createMovementBoard(setup, view)
  const standing = estimateMatchValues(paths, view, seat, setup.limit)
  let trouble: number | null = null
  const lay: EvaluatedBoard = {
    ...paths,
    pointValues: standing.pointValues,
    spaceCosts: standing.spaceCosts,
    endValues: evaluateEndBySeat(setup, view, standing, seat),
    eventValue() {
      trouble ??= evaluateRandomEvent(view, standing, seat)
      return trouble
    },
  }
  return { setup, view, seat, matchValues: standing, board: lay }
}
