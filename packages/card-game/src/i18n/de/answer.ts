import type { AnswerMessages } from '../card-messages.ts'

export const answerMessages: AnswerMessages = {
  draw: 'ziehen',
  acknowledge: 'weiter',
  pass: 'passen',
  noReaction: 'lassen',
  nobody: 'niemand',
  yes: 'ja',
  no: 'nein',
  faceDown: 'verdeckt',
  withPower: (card, power) => `${card} mit ${power}`,
}
