import { BACKWARD, DOWN, FORWARD, NOWHERE, UP } from '../../index.ts'
import type { BoardMessages } from '../board-messages.ts'
import { answer } from './answer.ts'
import { answerHints } from './answer-hints.ts'
import { colours, colourTimings } from './colours.ts'
import { formatIllegalPlay } from './illegal-play.ts'
import { log } from './log.ts'
import { formatQuestion } from './question.ts'
import { score } from './score.ts'
import { settingNames } from './setting-names.ts'
import { tableStatus, turnPhases } from './table-status.ts'

const directions: BoardMessages['directions'] = {
  [NOWHERE]: 'nowhere',
  [FORWARD]: 'ahead',
  [BACKWARD]: 'back',
  [UP]: 'up',
  [DOWN]: 'down',
}

export const en: BoardMessages = {
  colours,
  colourTimings,
  directions,
  turnPhases,
  log,
  score,
  answer,
  tableStatus,
  formatQuestion,
  answerHints,
  settingNames,
  formatIllegalPlay,
}
