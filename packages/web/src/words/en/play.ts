import type { PlayWords } from '../lexicon/play.ts'

export const play: PlayWords = {
  match: 'Match',
  next: 'A new match',
  bots: 'Bots',
  deal: 'Deal anew',
  kept: 'Leave whenever you like: the cards stay where they are until you are back.',
}
