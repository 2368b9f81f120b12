import type { CardWords } from '../card-words.ts'

export const colours: CardWords['colours'] = {
  red: 'Rot',
  blue: 'Blau',
  green: 'Grün',
  yellow: 'Gelb',
  purple: 'Violett',
  black: 'Schwarz',
}
