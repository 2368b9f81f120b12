import type { Messages } from '../messages/index.ts'
import { alerts } from './alerts.ts'
import { bigScreen } from './big-screen.ts'
import { cards } from './cards.ts'
import { deal } from './deal.ts'
import { errors } from './errors.ts'
import { localMatch } from './local-match.ts'
import { preferences } from './preferences.ts'
import { members, room } from './room.ts'
import { score } from './score.ts'
import { settings } from './settings.ts'
import { start } from './start.ts'
import { table } from './table.ts'

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
