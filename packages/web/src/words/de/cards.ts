import type { CardsWords } from '../lexicon/cards.ts'

export const cards: CardsWords = {
  title: 'Alle Karten',
  search: 'Ich suche',
  nothing: 'Das sagt keine Karte. Vielleicht ein anderes Spiel?',
  home: 'Zum Anfang',
}
