import type { SenseWords } from '../lexicon/sense.ts'

export const sense: SenseWords = {
  turn: 'Your turn',
  quick: 'Quick!',
  nod: 'Seen it?',
  waiting: 'The table is waiting. Look busy.',
}
