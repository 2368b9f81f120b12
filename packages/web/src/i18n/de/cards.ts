import type { CardsMessages } from '../messages/cards.ts'

export const cardsMessages: CardsMessages = {
  title: 'Alle Karten',
  search: 'Such eine Karte oder was sie tut',
  index: (filters) => (filters === 0 ? 'Index' : `Index (${filters})`),
  found: (count) => (count === 1 ? 'Ein Treffer' : `${count} Treffer`),
  related: 'Siehe auch:',
  noResults: 'Das sagt keine Karte. Vielleicht ein anderes Spiel?',
  backToStart: 'Zum Anfang',
}
