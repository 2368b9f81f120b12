import type { DesignWords } from '../lexicon/design.ts'

export const design: DesignWords = {
  title: 'How the board looks',
  boards: 'Boards',
  cards: 'Cards',
  pieces: 'Tokens, dice, manholes',
  events: 'Events',
  moments: 'Moments',
}
