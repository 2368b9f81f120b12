import type { CardsWords } from '../lexicon/cards.ts'

export const cards: CardsWords = {
  groups: {
    blue: 'Blau: beim Ausspielen',
    red: 'Rot: wenn du dort endest',
    green: 'Grün: wenn du dort endest',
    yellow: 'Gelb: wenn du drauftrittst',
    multicoloured: 'Bunt: zum Einwerfen',
    white: 'Weiss: nach eigenen Regeln',
    street: 'Auf der Strasse',
    events: 'Ereignisse',
  },
}
