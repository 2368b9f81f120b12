import type { BoardMessages } from '../board-messages.ts'

export const answerHintMessages: BoardMessages['answerHints'] = {
  'set-up': 'Sie liegt für alle da, auch für dich, und wirkt vom ersten Zug an.',
  lay: 'Sie hat ihre Arbeit getan und liegt nur noch da, am besten auf etwas Lästigem.',
}
