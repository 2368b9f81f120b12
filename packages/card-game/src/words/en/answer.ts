import type { AnswerWords } from '../card-words.ts'

export const answer: AnswerWords = {
  draw: 'draw',
  goOn: 'go on',
  pass: 'pass',
  letItBe: 'let it be',
  nobody: 'nobody',
  yes: 'yes',
  no: 'no',
  faceDown: 'face down',
  withPower: (card, power) => `${card} with ${power}`,
}
