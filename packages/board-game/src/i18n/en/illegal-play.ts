import type { BoardMessages } from '../board-messages.ts'
import { colourNames } from './colours.ts'

export const formatIllegalPlay: BoardMessages['formatIllegalPlay'] = (reason, { title }) => {
  switch (reason?.because) {
    case 'not-yours':
      return 'You do not hold that card.'
    case 'no-such-space':
      return 'There is no such space.'
    case 'start':
      return 'The start stays clear.'
    case 'end':
      return 'The skull stays uncovered.'
    case 'teleport':
      return 'Manholes are never covered.'
    case 'white':
      return 'White cards are never covered.'
    case 'other-colour':
      return `${title(reason.lies)} lies there: only ${colourNames[reason.colour]}, multicoloured or white goes on it.`
    case 'points-nowhere':
      return 'That card does not point anywhere.'
    case 'needs-direction':
      return 'Say which way it points along the street: ahead or back.'
    case 'no-wall':
      return 'There is no wall with a space behind it on that side.'
    case undefined:
      return 'Not like that, not now.'
  }
}
