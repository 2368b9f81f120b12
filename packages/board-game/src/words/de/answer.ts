import type { AnswerWords } from '../board-words.ts'

export const answer: AnswerWords = {
  roll: 'würfeln',
  goOn: 'weiter',
  letItBe: 'lassen',
  placed: (card, space) => `${card} auf ${space}`,
  gift: (name, steps) => `${name}, ${steps === 1 ? 'eins' : 'zwei'} vor`,
  from: (space, card) => `${space}: ${card}`,
  relocated: (manhole, to) => `${manhole} auf ${to}`,
}
