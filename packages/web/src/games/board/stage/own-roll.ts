import { isRolledOn } from '@slapwise/board-game'
import type { BoardState } from '../table/state.ts'

/**
 * Whether the next thing on stage is a die of the viewer that rolls without a question, as on a manhole. The engine has
 * rolled it already; a tap only shows it sooner.
 */
export function isOwnRollNext({
  newFacts,
  stageStep,
  match,
}: Pick<BoardState, 'newFacts' | 'stageStep'> & {
  readonly match: { readonly own: { readonly seat: number | null } }
}): boolean {
  const fact = newFacts.at(-1)
  return (
    stageStep?.isLast === false &&
    fact?.kind === 'triggered' &&
    fact.seat === match.own.seat &&
    isRolledOn(fact.source)
  )
}
