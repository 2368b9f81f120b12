import type { TermsWords } from '../terms-words.ts'

export const terms: TermsWords = {
  settings: { board: 'the street', limit: 'the limit' },
  lengths: { short: 'short', medium: 'medium', long: 'long' },
  points: (count) => `${count} points`,
}
