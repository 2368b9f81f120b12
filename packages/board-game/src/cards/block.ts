import { multicolouredCard } from '../model/card-kind.ts'

export const block = multicolouredCard('block', {
  name: { en: 'Block', de: 'Block' },
  text: {
    en: 'Somebody is after your token or your die? Throw this in, and they are not.',
    de: 'Jemand hat es auf deine Figur oder deinen Würfel abgesehen? Wirf das ein, und der Spuk ist vorbei.',
  },
  rulings: [
    {
      en: 'It stops Remote, Gift, Swap and Re-Roll. Events cannot be blocked.',
      de: 'Sie stoppt Fernsteuerung, Geschenk, Platztausch und Nochmal. Ereignisse lassen sich nicht blocken.',
    },
    {
      en: 'Played in your own turn it only lies there.',
      de: 'Im eigenen Zug gespielt liegt sie nur da.',
    },
  ],
  answerHints: {
    block: {
      en: 'Throw it in: nothing happens to you. Let it be: it goes ahead.',
      de: 'Wirf ihn ein: Dir passiert nichts. Lass es: Es passiert.',
    },
  },
  thrownInAs: 'block',
})
