import type { CardsMessages } from '../messages/cards.ts'

export const cardsMessages: CardsMessages = {
  groups: {
    blue: 'Blue: when played',
    red: 'Red: when you end there',
    green: 'Green: when you end there',
    yellow: 'Yellow: when you enter',
    multicoloured: 'All colours: thrown in',
    white: 'White: a law unto themselves',
    street: 'The board, tokens and dice',
    events: 'Events',
  },
  filters: { kind: 'Kind', colour: 'Colour' },
  kinds: { card: 'Cards', street: 'Board and pieces', events: 'Events' },
  facts: { when: 'Acts', place: 'Goes', points: 'Points', copies: 'How many' },
  timings: {
    played: 'When you play it on your turn.',
    passing: 'When a token enters it, even in passing.',
    landed: 'When a token ends a movement on it.',
    'throw-in-block': 'Thrown in when somebody goes for your token or your die.',
    'throw-in-re-roll': 'Thrown in after anybody’s die.',
    'throw-in-nice-try': 'Thrown in when a turn would end the round on the skull.',
    'round-start': 'At the beginning of a round.',
    'round-end': 'When the round ends.',
    pushed: 'When a Push points at it.',
    moved: 'Whenever it is moved.',
    'small-die': 'On your turn, and whenever something says “roll”.',
    'big-die': 'When a Troublemaker acts, and for the first turn of a round.',
  },
  places: {
    coloured: 'On an empty space or on its colour, on your turn.',
    multicoloured: 'On an empty space or on any colour, on your turn.',
    white: 'On an empty space or on any card but a white one, on your turn.',
  },
  eventTiming: (dieNumber) => `When a Troublemaker’s big die shows ${dieNumber}.`,
  points: (points) =>
    points === 'space'
      ? 'the number of the space'
      : points === 0
        ? 'none'
        : `${points} more for whoever holds it at the end of a round`,
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
