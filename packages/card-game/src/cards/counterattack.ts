import { openWishCard } from '../model/card-kind.ts'

export const counterattack = openWishCard('counterattack', {
  name: { en: 'Counterattack', de: 'Counterattack' },
  text: {
    en: 'Attacked? Throw it in: the attack is yours now, aim it at anyone. On your own turn it wishes for a colour.',
    de: 'Angegriffen? Wirf ihn rein: Der Angriff gehört jetzt dir, ziel auf wen du willst. Im eigenen Zug wünscht er eine Farbe.',
  },
  rulings: [
    {
      en: 'It helps against special cards that name you, not against events, power cards or Curse.',
      de: 'Er hilft gegen Spezialkarten, die dich treffen, nicht gegen Ereignisse, Powerkarten oder Curse.',
    },
    {
      en: 'One calls off the whole attack, for everyone, and your new one can be countered again.',
      de: 'Einer bläst den ganzen Angriff ab, für alle, und dein neuer lässt sich wieder kontern.',
    },
    {
      en: 'You wish for a colour, then use the card as if it were yours, with your own hand; what is optional you may leave.',
      de: 'Du wünschst dir eine Farbe und nutzt die Karte dann wie deine eigene, mit deiner Hand; was freiwillig ist, darfst du lassen.',
    },
    {
      en: 'A wish of the card you took over is dropped: the colour wished last counts, and play goes on after the player whose turn it was.',
      de: 'Ein Wunsch der übernommenen Karte entfällt: Es gilt die zuletzt gewünschte Farbe, und weiter geht es nach der Person, die am Zug war.',
    },
    {
      en: 'If several throw one in, the first in order of play gets the attack and the others keep their card.',
      de: 'Werfen mehrere einen rein, bekommt die erste Person der Reihe nach den Angriff, und die anderen behalten ihre Karte.',
    },
    {
      en: 'Everybody who is named and holds cards is asked at once, and nobody sees an answer before all are in.',
      de: 'Alle Genannten mit Karten werden gleichzeitig gefragt, und niemand sieht eine Antwort, bevor alle da sind.',
    },
  ],
  answerHints: {
    counterattack: {
      en: 'Throw it in: the attack is yours, and you aim it anew. Let it be: it hits you.',
      de: 'Wirf ihn rein: Der Angriff gehört dir, und du zielst neu. Lass es: Er trifft dich.',
    },
  },
  wish: 'colour',
  thrownInAs: 'counterattack',
})
