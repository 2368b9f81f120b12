import type { Lexicon } from '../lexicon/index.ts'

export const colours: Lexicon['colours'] = {
  red: 'Rot',
  blue: 'Blau',
  green: 'Grün',
  yellow: 'Gelb',
  purple: 'Violett',
  black: 'Schwarz',
}
