import { CARD_SET_NAMES, CARD_SETS, type CardKind } from '@slapwise/card-game'

interface PointGroup {
  readonly points: CardKind['points']
  readonly ids: readonly string[]
}

/** All kinds of cards by their points: first those that count what they show, then from few points to many. */
export function groupKindsByPoints(): readonly PointGroup[] {
  const kinds = new Set<CardKind>(
    CARD_SET_NAMES.flatMap((set) => CARD_SETS[set].prints.map(({ kind }) => kind)),
  )
  const groups = Map.groupBy(kinds, ({ points }) => points)
  return [...groups]
    .sort(([a], [b]) => (a === 'number' ? -1 : b === 'number' ? 1 : a - b))
    .map(([points, members]) => ({ points, ids: members.map(({ id }) => id) }))
}
