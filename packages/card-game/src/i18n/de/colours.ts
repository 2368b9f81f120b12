import type { CardMessages } from '../card-messages.ts'

export const colourNames: CardMessages['colours'] = {
  red: 'Rot',
  blue: 'Blau',
  green: 'Grün',
  yellow: 'Gelb',
  purple: 'Violett',
  black: 'Schwarz',
}
