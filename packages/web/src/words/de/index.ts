import type { Lexicon } from '../lexicon/index.ts'
import { cards } from './cards.ts'
import { colours } from './colours.ts'
import { couch } from './couch.ts'
import { design } from './design.ts'
import { log } from './log.ts'
import { play } from './play.ts'
import { preferences } from './preferences.ts'
import { question } from './question.ts'
import { company, room } from './room.ts'
import { rules } from './rules.ts'
import { score } from './score.ts'
import { sense } from './sense.ts'
import { settings } from './settings.ts'
import { start } from './start.ts'
import { table } from './table.ts'
import { trouble } from './trouble.ts'
import { why } from './why.ts'

export const de: Lexicon = {
  language: 'de',
  colours,
  bots: ['Schlaubot', 'Grimmbot', 'Nobelbot', 'Zwergbot', 'Lautbot', 'Schrägbot', 'Knuddelbot', 'Coolbot'],
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
  log,
  score,
  preferences,
  sense,
  question,
  why,
}
