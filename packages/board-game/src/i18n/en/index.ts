import { BACKWARD, DOWN, FORWARD, NOWHERE, UP } from '../../index.ts'
import type { BoardMessages } from '../board-messages.ts'
import { answerMessages } from './answer.ts'
import { answerHintMessages } from './answer-hints.ts'
import { colourNames, colourTimingTexts } from './colours.ts'
import { formatIllegalPlay } from './illegal-play.ts'
import { logMessages } from './log.ts'
import { formatQuestion } from './question.ts'
import { formatReason } from './reasons.ts'
import { scoreMessages } from './score.ts'
import { settingNames } from './setting-names.ts'
import { tableStatusMessages, turnPhaseTexts } from './table-status.ts'

const directions: BoardMessages['directions'] = {
  [NOWHERE]: 'nowhere',
  [FORWARD]: 'ahead',
  [BACKWARD]: 'back',
  [UP]: 'up',
  [DOWN]: 'down',
}

export const en: BoardMessages = {
  colours: colourNames,
  colourTimings: colourTimingTexts,
  directions,
  turnPhases: turnPhaseTexts,
  log: logMessages,
  score: scoreMessages,
  answer: answerMessages,
  tableStatus: tableStatusMessages,
  formatQuestion,
  answerHints: answerHintMessages,
  settingNames,
  formatIllegalPlay,
  formatReason,
}
