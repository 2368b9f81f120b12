import type { CardsWords } from '../lexicon/cards.ts'

export const cards: CardsWords = {
  title: 'Every card there is',
  search: 'Find a card, or what it does',
  nothing: 'No card says that. You may be thinking of another game.',
  home: 'To the start',
}
