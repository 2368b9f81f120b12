import type { AnswerMessages } from '../card-messages.ts'

export const answerMessages: AnswerMessages = {
  draw: 'draw',
  acknowledge: 'go on',
  pass: 'pass',
  noReaction: 'let it be',
  nobody: 'nobody',
  yes: 'yes',
  no: 'no',
  faceDown: 'face down',
  withPower: (card, power) => `${card} with ${power}`,
}
