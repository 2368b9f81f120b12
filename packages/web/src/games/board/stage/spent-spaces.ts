import type { Space, SpentSpace, VisibleFact } from '@slapwise/board-game'
import type { Seat } from '@slapwise/kernel'

/**
 * The spaces whose card or manhole has taken effect in this turn, and the seats it will not act on again. The last
 * fact is still being carried out. It follows from the facts and not from the table, which is not updated before the
 * last part of a step; only a page that has not seen the beginning of the turn starts with the spaces of the table.
 */
export function listSpentSpaces(
  log: readonly VisibleFact[],
  spentSpaces: readonly SpentSpace[],
): ReadonlyMap<Space, readonly Seat[]> {
  const start = log.findLastIndex(({ kind }) => kind === 'turn-began' || kind === 'round-began')
  const spent = new Map<Space, readonly Seat[]>()
  const add = ({ space, seat }: SpentSpace) =>
    spent.set(space, [...new Set([...(spent.get(space) ?? []), seat])])
  if (start < 0) for (const one of spentSpaces) add(one)
  for (const fact of log.slice(start + 1))
    switch (fact.kind) {
      case 'triggered':
        if (fact !== log.at(-1)) add(fact)
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
