import type { AnswerMessages } from '../board-messages.ts'

export const answerMessages: AnswerMessages = {
  roll: 'würfeln',
  acknowledge: 'weiter',
  noReaction: 'lassen',
  placement: (card, space) => `${card} auf ${space}`,
  gift: (name, steps) => `${name}, ${steps === 1 ? 'eins' : 'zwei'} vor`,
  cardOnSpace: (space, card) => `${space}: ${card}`,
  relocation: (manhole, to) => `${manhole} auf ${to}`,
}
