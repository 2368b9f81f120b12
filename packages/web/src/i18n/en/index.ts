import type { Messages } from '../messages/index.ts'
import { alertMessages } from './alerts.ts'
import { bigScreenMessages } from './big-screen.ts'
import { cardsMessages } from './cards.ts'
import { dealMessages } from './deal.ts'
import { faceMessages } from './faces.ts'
import { lessonMessages } from './lessons.ts'
import { localMatchMessages } from './local-match.ts'
import { lookBackMessages } from './look-back.ts'
import { lookBackTogetherMessages } from './look-back-together.ts'
import { preferenceMessages } from './preferences.ts'
import { requestErrorMessages } from './request-errors.ts'
import { membersMessages, roomMessages } from './room.ts'
import { rulesMessages } from './rules.ts'
import { scoreMessages } from './score.ts'
import { settingsMessages } from './settings.ts'
import { enShell } from './shell.ts'
import { tableMessages } from './table.ts'

export const en: Messages = {
  ...enShell,
  requestErrors: requestErrorMessages,
  lookBackTogether: lookBackTogetherMessages,
  room: roomMessages,
  members: membersMessages,
  deal: dealMessages,
  settings: settingsMessages,
  cards: cardsMessages,
  rules: rulesMessages,
  bigScreen: bigScreenMessages,
  faces: faceMessages,
  lessons: lessonMessages,
  localMatch: localMatchMessages,
  lookBack: lookBackMessages,
  table: tableMessages,
  preferences: preferenceMessages,
  score: scoreMessages,
  alerts: alertMessages,
}
