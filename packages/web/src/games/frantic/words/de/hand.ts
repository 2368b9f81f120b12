import type { HandWords } from '../lexicon/hand.ts'

export const hand: HandWords = {
  sort: 'Ordnung deiner Hand',
  sorts: { colour: 'Nach Farbe', number: 'Nach Zahl', drawn: 'Wie gezogen' },
}
