import type { CardMessages } from '../card-messages.ts'
import { answerMessages } from './answer.ts'
import { answerHintMessages } from './answer-hints.ts'
import { colourNames } from './colours.ts'
import { formatIllegalPlay } from './illegal-play.ts'
import { logMessages } from './log.ts'
import { formatQuestion } from './question.ts'
import { formatReason } from './reasons.ts'
import { scoreMessages } from './score.ts'
import { settingNames } from './setting-names.ts'
import { tableStatusMessages } from './table-status.ts'
import { formatWaiting } from './waiting.ts'

export const en: CardMessages = {
  colours: colourNames,
  log: logMessages,
  score: scoreMessages,
  answer: answerMessages,
  tableStatus: tableStatusMessages,
  formatQuestion,
  formatWaiting,
  answerHints: answerHintMessages,
  settingNames,
  formatIllegalPlay,
  formatReason,
}
