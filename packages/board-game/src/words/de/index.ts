import { BACKWARD, DOWN, FORWARD, NOWHERE, UP } from '../../index.ts'
import type { BoardMessages } from '../board-words.ts'
import { answer } from './answer.ts'
import { colours, colourTimings } from './colours.ts'
import { tableStatus, turnPhases } from './lies.ts'
import { log } from './log.ts'
import { answerHints } from './meaning.ts'
import { formatQuestion } from './question.ts'
import { score } from './score.ts'
import { settingNames } from './terms.ts'
import { formatIllegalPlay } from './why.ts'

const directions: BoardMessages['directions'] = {
  [NOWHERE]: 'nirgendwohin',
  [FORWARD]: 'vor',
  [BACKWARD]: 'zurück',
  [UP]: 'hoch',
  [DOWN]: 'runter',
}

export const de: BoardMessages = {
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
