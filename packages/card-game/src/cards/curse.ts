import { cardKind } from '../model/card-kind.ts'

export const curse = cardKind({
  id: 'curse',
  family: 'unique',
  points: 13,
  name: { en: 'Curse', de: 'Curse' },
  text: {
    en: 'Cannot be played. Can be given, lost, discarded and cursed at.',
    de: 'Lässt sich nicht spielen. Wohl aber verschenken, verlieren, abwerfen und verfluchen.',
  },
  rulings: [
    {
      en: 'It counts as a special card: Riot, Special Favours and Special Charge mean it too.',
      de: 'Sie zählt als Spezialkarte: Riot, Special Favours und Special Charge meinen auch sie.',
    },
    {
      en: 'It is no attack, so there is nothing to counter.',
      de: 'Sie ist kein Angriff, also gibt es nichts zu kontern.',
    },
    {
      en: 'As opening card it is as good as not there: anything may follow.',
      de: 'Als Startkarte ist sie so gut wie nicht da: Alles darf folgen.',
    },
  ],
  unplayable: () => 'never-playable',
  invisible: true,
})
