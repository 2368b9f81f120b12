import { yellowCard } from '../model/card-kind.ts'

export const xCard = yellowCard('x', {
  name: { en: 'X', de: 'X' },
  text: {
    en: 'Nobody sets foot here: you step right over it, free of charge.',
    de: 'Hier tritt niemand hin: Du gehst einfach darüber hinweg, gratis.',
  },
  rulings: [
    {
      en: 'Put onto it by a card, you go one space ahead, which counts as movement.',
      de: 'Wer von einer Karte daraufgesetzt wird, geht ein Feld vor, und das zählt als Bewegung.',
    },
  ],
  passingEffect: 'refuses',
})
