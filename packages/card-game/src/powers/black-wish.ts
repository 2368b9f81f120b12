import type { PowerKind } from '../model/power-kind.ts'
import { wishForBlack } from '../round/wish.ts'

export const blackWish: PowerKind = {
  id: 'black-wish',
  name: { en: 'Black Wish', de: 'Black Wish' },
  text: {
    en: 'Black is a colour after all: only black numbers and open-wish cards may follow.',
    de: 'Schwarz ist doch eine Farbe: Nur schwarze Zahlen und Wunschkarten dürfen folgen.',
  },
  rulings: [
    {
      en: 'It overrides your card’s own wish and even the colour of a Counterattack.',
      de: 'Sie geht dem Wunsch deiner Karte vor und sogar der Farbe eines Counterattack.',
    },
    {
      en: 'Any black number will do, not just the one that fits.',
      de: 'Jede schwarze Zahl ist recht, egal welche.',
    },
  ],
  timing: 'after',
  run(table, player) {
    wishForBlack(table, player)
  },
}
