import type { DecisionTrace } from '@slapwise/bots'
import type { Seat } from '@slapwise/kernel'
import type { Setup } from '../../model/setup.ts'
import type { View } from '../../views/view.ts'
import { createMovementBoard } from '../movement-board.ts'
import type { EvaluatedBoard } from './evaluated-board.ts'
import { evaluateRandomEvent } from './event-values.ts'
import { estimateMatchValues, type MatchValues } from './match-values.ts'
import type { BoardReason } from './reasons.ts'
import { evaluateEndBySeat } from './round-end-values.ts'

/** Everything a policy derives from a view, computed once per question. */
export interface PolicyContext {
  readonly setup: Setup
  readonly view: View
  readonly seat: Seat
  readonly board: EvaluatedBoard
  readonly matchValues: MatchValues
  /** Collects the reasons; null if nobody asks for them. */
  readonly trace: DecisionTrace<BoardReason> | null
}

export function createPolicyContext(
  setup: Setup,
  view: View,
  seat: Seat,
  trace: PolicyContext['trace'],
): PolicyContext {
  const movementBoard = createMovementBoard(setup, view)
  const matchValues = estimateMatchValues(movementBoard, view, seat, setup.limit)
  let cachedEventValue: number | null = null
  const board: EvaluatedBoard = {
    ...movementBoard,
    pointValues: matchValues.pointValues,
    spaceCosts: matchValues.spaceCosts,
    endValues: evaluateEndBySeat(setup, view, matchValues, seat),
    eventValue() {
      cachedEventValue ??= evaluateRandomEvent(view, matchValues, seat)
      return cachedEventValue
    },
  }
  return { setup, view, seat, matchValues, board, trace }
}
