import type { Space, VisibleFact } from '@slapwise/board-game'
import type { Seat } from '@slapwise/kernel'

/** Something on the street that acts on a token, or fails to. */
export interface StageCause {
  readonly fact: VisibleFact
  readonly seat: Seat
  readonly space: Space
}

/** The cause that is on stage: the last one of the facts that are shown now. */
export function findStageCause(newFacts: readonly VisibleFact[]): StageCause | null {
  for (const fact of newFacts.toReversed()) {
    const space = spaceOfCause(fact)
    if (space !== null) return { fact, seat: (fact as { readonly seat: Seat }).seat, space }
  }
  return null
}

/** The space at which a cause is named: that of the card that acts, or to which an event has moved the token. */
function spaceOfCause(fact: VisibleFact): Space | null {
  switch (fact.kind) {
    case 'hindered':
    case 'no-effect':
    case 'triggered':
      return fact.space
    case 'moved':
      if (fact.how === 'push' || fact.how === 'jump' || fact.how === 'hop') return fact.path[0]
      return fact.source === null ? null : fact.path.at(-1)!
    default:
      return null
  }
}
