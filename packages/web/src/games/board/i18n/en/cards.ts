import type { CardsMessages } from '../messages/cards.ts'

export const cardsMessages: CardsMessages = {
  groups: {
    blue: 'Blue: when played',
    red: 'Red: when you end there',
    green: 'Green: when you end there',
    yellow: 'Yellow: when you enter',
    multicoloured: 'All colours: thrown in',
    white: 'White: a law unto themselves',
    street: 'On the street',
    events: 'Events',
  },
  aliases: {
    magnet: 'steal take',
    swap: 'trade exchange',
    skip: 'sit out',
    block: 'defend stop protect',
    're-roll': 'again repeat',
    'nice-try': 'defend stop',
    gift: 'send push ahead',
    remote: 'move somebody else',
    stop: 'block',
    ghost: 'ignore protect',
    teleport: 'beam manhole',
  },
}
