import type { AnswerMessages } from '../board-messages.ts'

export const answerMessages: AnswerMessages = {
  roll: 'roll',
  acknowledge: 'go on',
  noReaction: 'let it be',
  placement: (card, space) => `${card} on ${space}`,
  gift: (name, steps) => `${name}, ${steps === 1 ? 'one' : 'two'} ahead`,
  cardOnSpace: (space, card) => `${space}: ${card}`,
  relocation: (manhole, to) => `${manhole} to ${to}`,
}
