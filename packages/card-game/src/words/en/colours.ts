import type { CardWords } from '../card-words.ts'

export const colours: CardWords['colours'] = {
  red: 'red',
  blue: 'blue',
  green: 'green',
  yellow: 'yellow',
  purple: 'purple',
  black: 'black',
}
