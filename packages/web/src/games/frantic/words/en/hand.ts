import type { HandWords } from '../lexicon/hand.ts'

export const hand: HandWords = {
  sort: 'Order of your hand',
  sorts: { colour: 'By colour', number: 'By number', drawn: 'As drawn' },
}
