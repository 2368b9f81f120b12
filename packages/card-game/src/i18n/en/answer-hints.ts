import type { AnswerHintMessages } from '../card-messages.ts'

export const answerHintMessages: AnswerHintMessages = {
  wish: 'That has to come next, or an open-wish card.',
  friend: 'A card of the same number may go on top, and play goes on from that one.',
  'swap-hands': 'You two swap everything you hold. Nobody: all stays as it is.',
  use: (text, wishes) => `Yes: ${text} No: ${wishes ? 'you only wish' : 'it just lies there'}.`,
}
