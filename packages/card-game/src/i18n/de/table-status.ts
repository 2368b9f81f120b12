import type { TableStatusMessages } from '../card-messages.ts'

export const tableStatusMessages: TableStatusMessages = {
  round: (round, ends) => `Runde ${round}${ends === null ? '' : `, ${ends}`}`,
  pile: 'Stapel',
  call: 'Gefragt',
  toDraw: (cards) => `${cards} zum Ziehen`,
  cards: (count) => (count === 1 ? 'eine Karte!' : `${count} Karten`),
  points: (count) => (count === 1 ? '1 Punkt' : `${count} Punkte`),
  youHold: 'Du hast',
  noCards: 'keine Karten',
  anything: 'egal was',
  anyOf: (items) => items.join(' oder '),
  wish: (item) => `Wunsch: ${item}`,
  orOpenWish: (item) => `${item} oder eine Wunschkarte`,
}
