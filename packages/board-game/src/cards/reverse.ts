import { blueCard } from '../model/card-kind.ts'

export const reverse = blueCard('reverse', {
  name: { en: 'Reverse', de: 'Rückwärts' },
  text: {
    en: 'This turn your dice take you backward. Away from the skull, for once.',
    de: 'In diesem Zug führen dich deine Würfel zurück. Endlich weg vom Totenkopf.',
  },
  rulings: [
    {
      en: 'It turns what you roll, Second Chance included; arrows and gifts go where they always go.',
      de: 'Sie dreht um, was du würfelst, auch bei Zweite Chance; Pfeile und Geschenke gehen ihren gewohnten Weg.',
    },
    {
      en: 'Beyond the start there is nothing: you stop there.',
      de: 'Hinter dem Start ist nichts: Dort bleibst du stehen.',
    },
    {
      en: 'Marching Orders and Tsunami lead ahead all the same, and so does a Second Chance that they lead to.',
      de: 'Marschbefehl und Tsunami führen trotzdem vorwärts, und eine Zweite Chance, zu der sie führen, auch.',
    },
  ],
  onPlayed(table) {
    table.isBackward = true
    return 'move'
  },
})
