import type { BoardWords } from '../board-words.ts'

export const meaning: BoardWords['meaning'] = {
  'set-up': 'Sie liegt für alle da, auch für dich, und wirkt vom ersten Zug an.',
  lay: 'Sie hat ihre Arbeit getan und liegt nur noch da, am besten auf etwas Lästigem.',
}
