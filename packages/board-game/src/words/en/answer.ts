import type { AnswerWords } from '../board-words.ts'

export const answer: AnswerWords = {
  roll: 'roll',
  goOn: 'go on',
  letItBe: 'let it be',
  placed: (card, space) => `${card} on ${space}`,
  gift: (name, steps) => `${name}, ${steps === 1 ? 'one' : 'two'} ahead`,
  from: (space, card) => `${space}: ${card}`,
  relocated: (manhole, to) => `${manhole} to ${to}`,
}
