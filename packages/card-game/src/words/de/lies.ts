import type { TableWords } from '../card-words.ts'

export const lies: TableWords = {
  round: (round, ends) => `Runde ${round}${ends === null ? '' : `, ${ends}`}`,
  pile: 'Stapel',
  call: 'Gefragt',
  toDraw: (cards) => `${cards} zum Ziehen`,
  cards: (count) => (count === 1 ? 'eine Karte!' : `${count} Karten`),
  points: (count) => (count === 1 ? '1 Punkt' : `${count} Punkte`),
  youHold: 'Du hast',
  noCards: 'keine Karten',
  anything: 'egal was',
  either: (things) => things.join(' oder '),
  wish: (thing) => `Wunsch: ${thing}`,
  orWish: (thing) => `${thing} oder eine Wunschkarte`,
}
