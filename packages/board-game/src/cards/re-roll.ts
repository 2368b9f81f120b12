import { multicolouredCard } from '../model/card-kind.ts'

export const reRoll = multicolouredCard('re-roll', {
  name: { en: 'Re-Roll', de: 'Nochmal' },
  text: {
    en: 'That die did not count. It is rolled again, whoever’s it was.',
    de: 'Der Würfel zählt nicht. Er wird noch einmal geworfen, egal, wessen er war.',
  },
  rulings: [
    {
      en: 'On any die but the ones for who begins. On somebody else’s it is an attack.',
      de: 'Bei jedem Würfel ausser denen, die den Anfang bestimmen. Bei fremden ist es ein Angriff.',
    },
    {
      en: 'The new result can be answered again; and so can the old one, where a Re-Roll was blocked.',
      de: 'Auf das neue Ergebnis darf wieder reagiert werden, und auf das alte, wenn ein Nochmal geblockt wurde.',
    },
  ],
  answerHints: {
    're-roll': {
      en: 'Throw it in: this result does not count, and the next one does. Let it be: it stands.',
      de: 'Wirf es ein: Das Ergebnis zählt nicht, dafür das nächste. Lass es: Es gilt.',
    },
  },
  thrownInAs: 're-roll',
})
