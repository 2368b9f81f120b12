import type { CardsWords } from '../lexicon/cards.ts'

export const cards: CardsWords = {
  title: 'Every card there is',
  search: 'Looking for',
  nothing: 'No card says that. You may be thinking of another game.',
  home: 'To the start',
}
