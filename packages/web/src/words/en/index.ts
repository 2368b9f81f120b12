import type { Messages } from '../lexicon/index.ts'
import { cards } from './cards.ts'
import { bigScreen } from './couch.ts'
import { deal } from './deal.ts'
import { localMatch } from './play.ts'
import { preferences } from './preferences.ts'
import { members, room } from './room.ts'
import { score } from './score.ts'
import { alerts } from './sense.ts'
import { settings } from './settings.ts'
import { start } from './start.ts'
import { table } from './table.ts'
import { errors } from './trouble.ts'

export const en: Messages = {
  language: 'en',
  start,
  room,
  members,
  deal,
  settings,
  errors,
  cards,
  bigScreen,
  localMatch,
  table,
  preferences,
  score,
  alerts,
}
