import type { VisibleFact } from '@slapwise/board-game'

/** Enough facts to contain a noteworthy one. */
const RECENT_FACTS = 16

/** The latest facts without the drawing at the end of each turn, which is visible anyway. */
export const listNoteworthyFacts = (log: readonly VisibleFact[]): readonly VisibleFact[] =>
  log.slice(-RECENT_FACTS).filter(({ kind }) => kind !== 'drew')
