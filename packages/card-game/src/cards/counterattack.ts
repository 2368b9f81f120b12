import { openWish } from '../kind.ts'

export const counterattack = openWish('counterattack', {
  name: { en: 'Counterattack', de: 'Counterattack' },
  text: {
    en: 'Attacked? Throw it in: the attack is yours now, aim it at anyone. On your own turn it wishes for a colour.',
    de: 'Angegriffen? Wirf sie rein: Der Angriff gehört jetzt dir, ziel auf wen du willst. Im eigenen Zug wünscht sie eine Farbe.',
  },
  wish: 'colour',
})
