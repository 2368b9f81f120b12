import type { LocalizedText } from '@slapwise/kernel'
import type { Question } from './question.ts'

/** What an answer leads to, by question. A hint does not repeat what the question says. */
export type AnswerHints = Readonly<Partial<Record<Question['ask'], LocalizedText>>>
