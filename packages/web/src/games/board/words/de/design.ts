import type { DesignWords } from '../lexicon/design.ts'

export const design: DesignWords = {
  title: 'Wie das Brett aussieht',
  boards: 'Bretter',
  cards: 'Karten',
  pieces: 'Figuren, Würfel, Gullys',
  events: 'Ereignisse',
  moments: 'Momente',
}
