import type { CardsMessages } from '../messages/cards.ts'

export const cardsMessages: CardsMessages = {
  groups: {
    blue: 'Blau: beim Ausspielen',
    red: 'Rot: wenn du dort endest',
    green: 'Grün: wenn du dort endest',
    yellow: 'Gelb: wenn du drauftrittst',
    multicoloured: 'Bunt: zum Einwerfen',
    white: 'Weiss: nach eigenen Regeln',
    street: 'Auf der Strasse',
    events: 'Ereignisse',
  },
  aliases: {
    magnet: 'stehlen klauen nehmen',
    swap: 'tauschen',
    skip: 'aussetzen stehen bleiben',
    block: 'abwehren stoppen schützen',
    're-roll': 'nochmal wiederholen',
    'nice-try': 'abwehren stoppen',
    gift: 'schicken schieben',
    remote: 'fremde bewegen',
    stop: 'blockieren',
    ghost: 'ignorieren schützen',
    teleport: 'beamen gully',
  },
}
