import type { LocalizedText } from '@slapwise/kernel'
import type { Question } from './question.ts'

/** Hints at the consequences of answers, by question. A hint does not repeat what the question says. */
export type AnswerHints = Readonly<Partial<Record<Question['ask'], LocalizedText>>>
