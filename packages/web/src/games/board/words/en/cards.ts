import type { CardsWords } from '../lexicon/cards.ts'

export const cards: CardsWords = {
  groups: {
    blue: 'Blue: when played',
    red: 'Red: when you end there',
    green: 'Green: when you end there',
    yellow: 'Yellow: when you enter',
    multicoloured: 'All colours: thrown in',
    white: 'White: a law unto themselves',
    street: 'On the street',
    events: 'Events',
  },
}
