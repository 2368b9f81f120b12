import type { DesignMessages } from '../messages/design.ts'

export const designMessages: DesignMessages = {
  title: 'So sieht es aus',
  colours: 'Farben, Formen, Schrift',
  controls: 'Was man drücken kann',
  people: 'Gesichter',
  moments: 'Jede Frage, jeder Zustand',
}
