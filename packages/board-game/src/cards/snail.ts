import { yellowCard } from '../model/card-kind.ts'

export const snail = yellowCard('snail', {
  name: { en: 'Snail', de: 'Schnecke' },
  text: {
    en: 'Getting past it costs two steps instead of one.',
    de: 'An ihr vorbeizukommen kostet zwei Schritte statt einen.',
  },
  rulings: [
    {
      en: 'Entered with your last step, it costs nothing more.',
      de: 'Mit dem letzten Schritt betreten, kostet sie nichts weiter.',
    },
  ],
  passingEffect: 'slows',
})
