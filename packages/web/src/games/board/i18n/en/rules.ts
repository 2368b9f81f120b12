import type { RulesMessages } from '../messages/rules.ts'

export const rulesMessages: RulesMessages = {
  title: 'How it goes',
  lead: 'A race that nobody wants to win. Two minutes, then you know it.',
  gist: [
    'Everybody’s token starts on the doorstep; at the far end of the street waits the skull, the worst place on earth.',
    'Your space is your minus points: the further you get, the worse for you.',
    'In your turn you put one card on the street, and then you have to roll and walk.',
    'The cards shove, stop, teleport and swap whoever runs into them: pave your own way gently, and the others’ not.',
    'Once a turn leaves somebody on the skull the round is over, and everybody writes down where they stand.',
  ],
  chapters: {
    turn: {
      title: 'Your turn',
      text: 'Place a card from your hand on the street, roll the die, walk that many spaces ahead. Whatever you end on acts. Then everybody draws back up to four cards, and the next one is on. Before you roll you can take your card back.',
    },
    placing: {
      title: 'Where cards go',
      text: 'On an empty space, or onto a card of the same colour. Many-coloured cards go with every colour, above and below. White ones go on anything but white, and are never covered. Start, skull and manholes stay free. A card whose colour has no space left may cover any other, but never white. A Push or a Jump gets its direction when you place it.',
    },
    street: {
      title: 'The street',
      text: 'Rows turn at their ends, like a street going up a hill. Between the rows there are walls; a Push can point through one, straight into the row behind it. What is covered stays underneath and is in force again once the top card is gone. Red, green and white cards and manholes act on the same token once in a turn; yellow ones always do.',
    },
    manholes: {
      title: 'Manholes',
      text: 'Six of them, numbered. End your walk on one and you roll: you come out of the one with that number. Nothing acts there.',
    },
    reactions: {
      title: 'Throwing in',
      text: 'Some cards wait in your hand for their moment: Block when somebody goes for your token or your die, Re-Roll after any roll in a turn, Nice Try when a turn leaves somebody on the skull. Thrown in, they are placed on the street like any other.',
    },
    events: {
      title: 'Events',
      text: 'A Troublemaker makes one happen: the big die decides which of twenty. Moves of an event are no walks: nothing acts on the way, nor where they end, unless the event says so.',
    },
    end: {
      title: 'The end',
      text: 'A round ends with a turn that leaves somebody on the skull, or in which the draw pile owes somebody a card. Everybody’s space counts as minus points, and the cactus in a hand 21 more. Rounds are played until somebody has reached the limit; then the fewest points win.',
    },
  },
  colours: {
    title: 'Colours say when',
    text: {
      blue: 'acts at once, when you play it.',
      red: 'acts on whoever ends a walk on it, and moves them on.',
      green: 'acts on whoever ends a walk on it, and lets them do something.',
      yellow: 'acts on whoever enters it, even in passing.',
      multicoloured: 'is thrown in when its moment comes, in anybody’s turn.',
      white: 'has rules of its own.',
    },
  },
  allCards: 'All cards',
  allEvents: 'All events',
  tryIt: 'Try it against bots',
  showCards: 'Look cards up',
  home: 'Home',
}
