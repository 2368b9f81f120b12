import type { LocalizedText } from '@slapwise/kernel'
import type { Question } from './question.ts'

/** What follows from an answer, by what is asked. What the question itself says is not repeated. */
export type AnswerHints = Readonly<Partial<Record<Question['ask'], LocalizedText>>>
