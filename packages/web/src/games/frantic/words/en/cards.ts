import type { CardsWords } from '../lexicon/cards.ts'

export const cards: CardsWords = {
  houseRules: 'Rule cards',
}
