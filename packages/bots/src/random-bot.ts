import { type Bot, sampleAnswer } from '@slapwise/kernel'

/** Picks uniformly from the legal answers, in any game. */
export const randomBot: Bot = {
  answer: ({ prompt, random }) => sampleAnswer(prompt.choice, random),
}
