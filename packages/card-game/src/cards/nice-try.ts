import { openWish } from '../kind.ts'

export const niceTry = openWish('nice-try', {
  name: { en: 'Nice Try', de: 'Nice Try' },
  text: {
    en: 'Somebody is out of cards? Throw it in: everyone who finished draws three and play goes on. On your own turn it wishes for a colour.',
    de: 'Jemand ist fertig? Wirf sie rein: Alle Fertigen ziehen drei, und es geht weiter. Im eigenen Zug wünscht sie eine Farbe.',
  },
  wish: 'colour',
})
