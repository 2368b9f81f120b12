import { cardKind } from '../kind.ts'

export const number = cardKind({
  id: 'number',
  family: 'number',
  points: 'number',
  name: { en: 'Number', de: 'Zahl' },
  text: {
    en: 'Goes on its colour or its number. No tricks. Honest.',
    de: 'Passt auf ihre Farbe oder ihre Zahl. Ohne Hintergedanken. Ehrlich.',
  },
})
