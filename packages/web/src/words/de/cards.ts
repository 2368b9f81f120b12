import type { CardsWords } from '../lexicon/cards.ts'

export const cards: CardsWords = {
  title: 'Alle Karten',
  search: 'Such eine Karte oder was sie tut',
  nothing: 'Das sagt keine Karte. Vielleicht ein anderes Spiel?',
  home: 'Zum Anfang',
}
