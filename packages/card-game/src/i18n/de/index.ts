import type { CardMessages } from '../card-messages.ts'
import { answer } from './answer.ts'
import { answerHints } from './answer-hints.ts'
import { colours } from './colours.ts'
import { formatIllegalPlay } from './illegal-play.ts'
import { log } from './log.ts'
import { formatQuestion } from './question.ts'
import { score } from './score.ts'
import { settingNames } from './setting-names.ts'
import { tableStatus } from './table-status.ts'

export const de: CardMessages = {
  colours,
  log,
  score,
  answer,
  tableStatus,
  formatQuestion,
  answerHints,
  settingNames,
  formatIllegalPlay,
}
