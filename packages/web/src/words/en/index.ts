import { LANGUAGES } from '@slapwise/card-game/words'
import type { Lexicon } from '../lexicon/index.ts'
import { cards } from './cards.ts'
import { couch } from './couch.ts'
import { design } from './design.ts'
import { play } from './play.ts'
import { preferences } from './preferences.ts'
import { company, room } from './room.ts'
import { rules } from './rules.ts'
import { sense } from './sense.ts'
import { settings } from './settings.ts'
import { start } from './start.ts'
import { table } from './table.ts'
import { trouble } from './trouble.ts'

export const en: Lexicon = {
  language: 'en',
  ...LANGUAGES.en,
  bots: ['Sly bot', 'Grim bot', 'Posh bot', 'Tiny bot', 'Loud bot', 'Odd bot', 'Fond bot', 'Cool bot'],
  start,
  rules,
  room,
  company,
  settings,
  trouble,
  cards,
  couch,
  play,
  design,
  table,
  preferences,
  sense,
}
