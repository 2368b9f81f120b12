import { yellowCard } from '../model/card-kind.ts'

export const xCard = yellowCard('x', {
  name: { en: 'X', de: 'X' },
  text: {
    en: 'Nobody sets foot here: you step right over it, free of charge.',
    de: 'Zählt nicht mit: Du gehst darüber hinweg und kommst ein Feld weiter.',
  },
  rulings: [
    {
      en: 'Put onto it by a card, you go one space ahead, which counts as movement.',
      de: 'Wer von einer Karte daraufgesetzt wird, geht ein Feld vor, und das zählt als Bewegung.',
    },
    {
      en: 'If that is an X too, you go on. After a Swap it moves you on as well.',
      de: 'Ist dort auch ein X, gehst du weiter. Nach einem Platztausch schickt es dich ebenfalls weiter.',
    },
    {
      en: 'Steps of a roll or a Gift go over it, forward or backward.',
      de: 'Schritte eines Würfels oder Geschenks gehen darüber hinweg, vorwärts wie rückwärts.',
    },
  ],
  passingEffect: 'refuses',
})
