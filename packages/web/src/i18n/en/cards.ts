import type { CardsMessages } from '../messages/cards.ts'

export const cardsMessages: CardsMessages = {
  title: 'Every card there is',
  search: 'Find a card, or what it does',
  index: (filters) => (filters === 0 ? 'Index' : `Index (${filters})`),
  found: (count) => (count === 1 ? 'One match' : `${count} matches`),
  related: 'See also:',
  noResults: 'No card says that. You may be thinking of another game.',
  backToStart: 'To the start',
}
