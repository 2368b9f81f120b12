import type { Space, VisibleFact } from '@slapwise/board-game'
import type { Seat } from '@slapwise/kernel'

/**
 * The spaces whose card or manhole has taken effect in this turn, and the seats it will not act on again. The last
 * fact is still being carried out. It follows from the facts and not from the table, which is not updated before the
 * last part of a step.
 */
export function listSpentSpaces(log: readonly VisibleFact[]): ReadonlyMap<Space, readonly Seat[]> {
  const start = log.findLastIndex(({ kind }) => kind === 'turn-began' || kind === 'round-began')
  const spent = new Map<Space, readonly Seat[]>()
  for (const fact of log.slice(start + 1))
    switch (fact.kind) {
      case 'triggered':
        if (fact !== log.at(-1)) spent.set(fact.space, [...(spent.get(fact.space) ?? []), fact.seat])
        break
      case 'placed':
      case 'took':
        spent.delete(fact.space)
        break
      case 'relocated':
        spent.delete(fact.from)
        break
    }
  return spent
}
