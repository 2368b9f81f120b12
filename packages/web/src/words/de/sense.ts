import type { SenseWords } from '../lexicon/sense.ts'

export const sense: SenseWords = {
  turn: 'Du bist dran',
  quick: 'Schnell!',
  nod: 'Gesehen?',
  waiting: 'Der ganze Tisch wartet. Tu beschäftigt.',
}
