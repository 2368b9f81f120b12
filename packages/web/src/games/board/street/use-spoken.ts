import { type Space, START } from '@slapwise/board-game'
import { useTable } from '../table/at-table.tsx'
import { useBoardWords } from '../words/index.ts'

/** A space in words, for ears: its number, what lies there from the top, and who stands on it. */
export function useSpoken(): (space: Space) => string {
  const words = useBoardWords()
  const { state, setup, names } = useTable()
  const { spaces, teleports, tokens } = state.match.table
  return (space) => {
    const manhole = teleports.indexOf(space)
    return words.table.onSpace({
      space,
      place: space === START ? 'start' : space === setup.street.end ? 'end' : 'path',
      manhole: manhole < 0 ? null : manhole + 1,
      cards: spaces[space].map((card) => names.lying(card, space)).toReversed(),
      tokens: tokens.flatMap((at, seat) => (at === space ? [names.who(seat)] : [])),
    })
  }
}
