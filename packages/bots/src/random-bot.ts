import { type Bot, sampleAnswer } from '@slapwise/kernel'

/** Each legal answer with the same chance, in any game. */
export const randomBot: Bot = {
  answer: ({ prompt, random }) => sampleAnswer(prompt.choice, random),
}
