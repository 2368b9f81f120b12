import { BACKWARD, DOWN, FORWARD, NOWHERE, UP } from '../../index.ts'
import type { BoardWords } from '../board-words.ts'
import { answer } from './answer.ts'
import { colours, timing } from './colours.ts'
import { lies, steps } from './lies.ts'
import { log } from './log.ts'
import { meaning } from './meaning.ts'
import { question } from './question.ts'
import { score } from './score.ts'
import { terms } from './terms.ts'
import { why } from './why.ts'

const directions: BoardWords['directions'] = {
  [NOWHERE]: 'nowhere',
  [FORWARD]: 'ahead',
  [BACKWARD]: 'back',
  [UP]: 'up',
  [DOWN]: 'down',
}

export const en: BoardWords = {
  colours,
  timing,
  directions,
  steps,
  log,
  score,
  answer,
  lies,
  question,
  meaning,
  terms,
  why,
}
