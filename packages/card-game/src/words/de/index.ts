import type { CardWords } from '../card-words.ts'
import { answer } from './answer.ts'
import { colours } from './colours.ts'
import { lies } from './lies.ts'
import { log } from './log.ts'
import { meaning } from './meaning.ts'
import { question } from './question.ts'
import { score } from './score.ts'
import { terms } from './terms.ts'
import { why } from './why.ts'

export const de: CardWords = { colours, log, score, answer, lies, question, meaning, terms, why }
