import type { CardMessages } from '../card-messages.ts'

export const colourNames: CardMessages['colours'] = {
  red: 'red',
  blue: 'blue',
  green: 'green',
  yellow: 'yellow',
  purple: 'purple',
  black: 'black',
}
