import type { CardMessages } from '../card-words.ts'
import { answer } from './answer.ts'
import { colours } from './colours.ts'
import { tableStatus } from './lies.ts'
import { log } from './log.ts'
import { answerHints } from './meaning.ts'
import { formatQuestion } from './question.ts'
import { score } from './score.ts'
import { settingNames } from './terms.ts'
import { formatIllegalPlay } from './why.ts'

export const en: CardMessages = { colours, log, score, answer, tableStatus, formatQuestion, answerHints, settingNames, formatIllegalPlay }
