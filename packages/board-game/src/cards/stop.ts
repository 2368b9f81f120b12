import { yellowCard } from '../model/card-kind.ts'

export const stop = yellowCard('stop', {
  name: { en: 'Stop', de: 'Stopp' },
  text: {
    en: 'Whoever enters it ends their movement here. Brakes included.',
    de: 'Wer das Feld betritt, beendet hier die Bewegung. Bremsen inklusive.',
  },
  rulings: [
    {
      en: 'Leapt or pushed over, it is ignored; pushed onto it, you have ended anyway.',
      de: 'Wer darüberspringt, den kümmert sie nicht; wer daraufgeschubst wird, steht ohnehin.',
    },
  ],
  passingEffect: 'stops',
})
