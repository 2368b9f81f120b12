import { sampleAnswer } from '@slapwise/kernel'
import type { Bot } from './bot.ts'

/** Each legal answer with the same chance. */
export const randomBot: Bot = ({ prompt, random }) => sampleAnswer(prompt.choice, random)
