import type { PlayWords } from '../lexicon/play.ts'

export const play: PlayWords = {
  match: 'Partie',
  next: 'Eine neue Partie',
  bots: 'Bots',
  deal: 'Neu austeilen',
  kept: 'Geh ruhig: Die Karten bleiben liegen, bis du wieder da bist.',
}
