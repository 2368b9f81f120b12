import type { TableStatusMessages } from '../card-messages.ts'

export const tableStatusMessages: TableStatusMessages = {
  round: (round, ends) => `Round ${round}${ends === null ? '' : `, match ${ends}`}`,
  pile: 'Pile',
  call: 'Call',
  toDraw: (cards) => `${cards} to draw`,
  cards: (count) => (count === 1 ? 'one card!' : `${count} cards`),
  points: (count) => (count === 1 ? '1 point' : `${count} points`),
  youHold: 'You hold',
  noCards: 'no cards',
  anything: 'anything',
  anyOf: (items) => items.join(' or '),
  wish: (item) => `wish: ${item}`,
  orOpenWish: (item) => `${item} or an open-wish card`,
}
