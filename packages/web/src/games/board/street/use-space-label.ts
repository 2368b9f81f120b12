import { type Space, START } from '@slapwise/board-game'
import { useBoardMessages } from '../i18n/index.ts'
import { useBoardTable } from '../table/board-table-context.tsx'

/** Returns the accessible label of a space: number, cards from the top, and tokens. */
export function useSpaceLabel(): (space: Space) => string {
  const messages = useBoardMessages()
  const { state, setup, names } = useBoardTable()
  const { spaces, teleports, tokens } = state.match.table
  return (space) => {
    const manhole = teleports.indexOf(space)
    return messages.table.spaceLabel({
      space,
      place: space === START ? 'start' : space === setup.street.end ? 'end' : 'path',
      manhole: manhole < 0 ? null : manhole + 1,
      cards: spaces[space].map((card) => names.cardOnSpace(card, space)).toReversed(),
      tokens: tokens.flatMap((tokenSpace, seat) => (tokenSpace === space ? [names.playerName(seat)] : [])),
    })
  }
}
