import type { CardsMessages } from '../messages/cards.ts'

export const cardsMessages: CardsMessages = {
  title: 'Every card there is',
  search: 'Find a card, or what it does',
  index: (filters) => (filters === 0 ? 'Index' : `Index (${filters})`),
  found: (count, total) => `${count} of ${total}`,
  showAll: 'Show everything',
  related: 'See also:',
  noResults: 'No card says that. You may be thinking of another game.',
  openReference: 'Open in the reference',
  backToStart: 'To the start',
}
