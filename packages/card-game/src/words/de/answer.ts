import type { AnswerWords } from '../card-words.ts'

export const answer: AnswerWords = {
  draw: 'ziehen',
  goOn: 'weiter',
  pass: 'passen',
  letItBe: 'lassen',
  nobody: 'niemand',
  yes: 'ja',
  no: 'nein',
  faceDown: 'verdeckt',
  withPower: (card, power) => `${card} mit ${power}`,
}
