import { openWishCard } from '../model/card-kind.ts'

export const fantastic = openWishCard('fantastic', {
  name: { en: 'Fantastic', de: 'Fantastic' },
  text: {
    en: 'Goes on anything. Wish for a colour or a number, and look innocent.',
    de: 'Passt auf alles. Wünsch dir eine Farbe oder eine Zahl und schau unschuldig.',
  },
  rulings: [
    {
      en: 'Only colours and numbers in play are on offer, and black is no colour.',
      de: 'Zur Wahl stehen nur Farben und Zahlen, die im Spiel sind, und Schwarz ist keine Farbe.',
    },
    {
      en: 'A wished number is met by number cards, black ones too, but by no coloured special card.',
      de: 'Eine gewünschte Zahl erfüllen Zahlenkarten, auch schwarze, aber keine farbigen Spezialkarten.',
    },
    {
      en: 'An open-wish card always fits, whatever was wished for.',
      de: 'Eine Wunschkarte passt immer, egal, was gewünscht ist.',
    },
    { en: 'As opening card: the dealer wishes.', de: 'Als Startkarte: Wer gegeben hat, wünscht.' },
  ],
  wish: 'colour-or-number',
})
