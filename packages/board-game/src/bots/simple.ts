import { type Bot, sampleAnswer } from '@slapwise/kernel'
import type { BoardRules } from '../board-rules.ts'
import type { Question } from '../model/question.ts'
import type { View } from '../views/view.ts'

export const simpleBot: Bot<View, Question, BoardRules> = {
  answer: ({ prompt, random }) => sampleAnswer(prompt.choice, random),
}
