import type { DesignWords } from '../lexicon/design.ts'

export const design: DesignWords = {
  title: 'How it looks',
  inks: 'Inks, shapes, type',
  controls: 'Things to press',
  people: 'Faces',
  moments: 'Every question, every state',
}
