import type { CardMessages } from '../card-messages.ts'

export const colours: CardMessages['colours'] = {
  red: 'Rot',
  blue: 'Blau',
  green: 'Grün',
  yellow: 'Gelb',
  purple: 'Violett',
  black: 'Schwarz',
}
