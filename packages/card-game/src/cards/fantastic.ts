import { openWish } from '../kind.ts'

export const fantastic = openWish('fantastic', {
  name: { en: 'Fantastic', de: 'Fantastic' },
  text: {
    en: 'Goes on anything. Wish for a colour or a number, and look innocent.',
    de: 'Passt auf alles. Wünsch dir eine Farbe oder eine Zahl und schau unschuldig.',
  },
  wish: 'colour-or-number',
})
