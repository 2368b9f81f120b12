import type { TermsWords } from '../terms-words.ts'

export const terms: TermsWords = {
  settings: { board: 'die Strasse', limit: 'die Grenze' },
  lengths: { short: 'kurz', medium: 'mittel', long: 'lang' },
  points: (count) => `${count} Punkte`,
}
