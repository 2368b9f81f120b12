import type { CardsMessages } from '../messages/cards.ts'

export const cardsMessages: CardsMessages = {
  title: 'Alle Karten',
  search: 'Such eine Karte oder was sie tut',
  index: (filters) => (filters === 0 ? 'Index' : `Index (${filters})`),
  found: (count, total) => `${count} von ${total}`,
  showAll: 'Alles zeigen',
  related: 'Siehe auch:',
  noResults: 'Das sagt keine Karte. Vielleicht ein anderes Spiel?',
  openReference: 'Nachschlagen',
  backToStart: 'Zum Anfang',
}
