import { cardKind } from '../model/card-kind.ts'

export const numberCard = cardKind({
  id: 'number',
  family: 'number',
  points: 'number',
  name: { en: 'Number', de: 'Zahl' },
  text: {
    en: 'Goes on its colour or its number. No tricks. Honest.',
    de: 'Passt auf ihre Farbe oder ihre Zahl. Ohne Hintergedanken. Ehrlich.',
  },
  rulings: [
    {
      en: 'A black card of the same number fits on it too.',
      de: 'Auch die schwarze Karte derselben Zahl passt darauf.',
    },
    { en: 'Wished-for numbers may be of any colour.', de: 'Eine gewünschte Zahl darf jede Farbe haben.' },
    { en: 'The 10 is in play with Supercharge only.', de: 'Die 10 gibt es nur mit Supercharge.' },
  ],
})
