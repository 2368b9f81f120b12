import type { Lexicon } from '../lexicon/index.ts'
import { cards } from './cards.ts'
import { couch } from './couch.ts'
import { deal } from './deal.ts'
import { play } from './play.ts'
import { preferences } from './preferences.ts'
import { company, room } from './room.ts'
import { score } from './score.ts'
import { sense } from './sense.ts'
import { settings } from './settings.ts'
import { start } from './start.ts'
import { table } from './table.ts'
import { trouble } from './trouble.ts'

export const de: Lexicon = {
  language: 'de',
  start,
  room,
  company,
  deal,
  settings,
  trouble,
  cards,
  couch,
  play,
  table,
  preferences,
  score,
  sense,
}
