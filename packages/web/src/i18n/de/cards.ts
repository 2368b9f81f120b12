import type { CardsMessages } from '../messages/cards.ts'

export const cardsMessages: CardsMessages = {
  title: 'Alle Karten',
  search: 'Such eine Karte oder was sie tut',
  noResults: 'Das sagt keine Karte. Vielleicht ein anderes Spiel?',
  backToStart: 'Zum Anfang',
}
