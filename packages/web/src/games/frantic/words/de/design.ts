import type { DesignWords } from '../lexicon/design.ts'

export const design: DesignWords = {
  title: 'So sieht es aus',
  inks: 'Farben, Formen, Schrift',
  controls: 'Was man drücken kann',
  people: 'Gesichter',
  moments: 'Jede Frage, jeder Zustand',
}
