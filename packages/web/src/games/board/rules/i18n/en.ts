import type { RulesMessages } from './messages.ts'

export const en: RulesMessages = {
  title: 'How it goes',
  lead: 'A race that nobody wants to win. Two minutes, then you know it.',
  gist: ({ skull, handSize }) => [
    `Everybody’s token starts on the doorstep; at the far end of the street waits the skull, the worst place on earth.`,
    `Your space is your minus points: none on the doorstep, ${skull} on the skull.`,
    'In your turn you put one card on the street, and then you have to roll and walk. Whatever you end on acts.',
    'The cards shove, stop, teleport and swap whoever runs into them: pave your own way gently, and the others’ not.',
    `At the end of a turn all hands are filled up to ${handSize}.`,
    'Once a turn leaves somebody on the skull the round is over, and everybody writes down where they stand. When somebody has reached the limit, the fewest points win.',
  ],
  chapters: {
    goal: ({ players: [min, max], skull }) => ({
      title: 'What it is about',
      text: [
        `${min} to ${max} tokens walk down a street that ends at a skull. The further you get, the worse: space 7 is 7 minus points, the skull is ${skull}. Standing still would be best, but every turn makes you roll.`,
        'So you fill the street with cards that hold you back, turn you round, or take somebody else along in your place. Hold any of them, on the street or in your hand, and it tells you what it does.',
      ],
      captions: [
        'The street winds up from the doorstep to the skull. Cards lie where somebody has put them.',
      ],
    }),
    'set-up': ({ startingHands, handSize }) => ({
      title: 'Before the first turn',
      text: [
        'All tokens stand on the doorstep, the manholes in their places. Everybody gets cards:',
        startingHands.map(({ players, cards }, i) =>
          i === startingHands.length - 1
            ? `${players} players or more: ${cards} each`
            : `${players} players: ${cards} each`,
        ),
        `The highest roll of the big die begins. Then you take turns putting one card each on the street, until all have ${handSize} left. Nothing acts yet, but it lies where you will walk.`,
      ],
      captions: ['First everybody paves the street a little.'],
    }),
    turn: ({ handSize }) => ({
      title: 'Your turn',
      text: [
        {
          steps: [
            'Put one card from your hand on the street. You have to. Blue ones act at once.',
            'Roll the die and walk that many spaces ahead. What you end on acts. Until you roll, you can take your card back.',
            `You draw up to ${handSize} cards, then the others do. Nobody has to throw away what is more.`,
          ],
        },
        'Then it is the turn of your right neighbour: play runs anticlockwise.',
      ],
      captions: ['Choose a card, and then its place.'],
    }),
    placing: () => ({
      title: 'Where cards go',
      text: [
        'On any empty space, in front of you or of somebody else. On a space that is taken, colours have to agree, and only the top card counts.',
      ],
      captions: ['Every space that takes the card is marked.'],
    }),
    moving: () => ({
      title: 'Rolling and walking',
      text: [
        'You walk space by space, and the yellow cards that you enter on the way act. Where your walk ends, red, green and white cards and manholes act. They may send you on, and then the next one acts.',
        'On the same token each of them acts once a turn, so nobody runs in circles. Yellow ones always act.',
        'Being moved is not always walking. After a manhole, a {teleport}, a {swap} or an event nothing acts where you come out, unless it says so.',
      ],
      captions: ['Before you roll, the table shows where each number would lead.'],
    }),
    directions: () => ({
      title: 'Directions',
      text: [
        'A {push} or a {jump} gets its direction when you place it. Taken up and placed again, it gets a new one.',
        [
          '{push} shoves you one space: ahead, back, or through the wall into the next row.',
          '{jump} leaps over one space, ahead or back, never through a wall.',
          '{reverse} turns what you roll in this turn. Arrows and gifts still go where they go.',
        ],
        'Walls stand between the rows. Where the street turns there is none, so nothing can point up or down there.',
      ],
      captions: ['Straight through the wall, into the next row.'],
    }),
    colours: () => ({
      title: 'Colours say when',
      text: ['The colour of a card tells you when it acts, and on what it may be placed.'],
      captions: ['A green card under your feet: now choose somebody.'],
    }),
    street: ({ manholes }) => ({
      title: 'What lies on the street',
      text: [
        [
          '{stop}: your walk ends here.',
          '{snail}: getting past it costs two steps.',
          '{x}: nobody sets foot on it. You step over it for free; put there by a card, you go on to the next space.',
          '{ghost}: played, it lets you walk past all of this.',
        ],
        `There are ${manholes} manholes, with numbers. End on one, and you roll: you come out of the one with that number, and nothing acts there. With its own number you stay.`,
      ],
      captions: ['{stop} holds you, whatever you rolled.', 'Down one manhole, out of another.'],
    }),
    reactions: () => ({
      title: 'Throwing in',
      text: [
        'Many-coloured cards wait in your hand for their moment, in anybody’s turn:',
        [
          '{block}, when somebody goes for your token or your die. The attack is off; it goes to nobody else.',
          '{re-roll}, after a roll in a turn, your own or not. The old result is gone.',
          '{nice-try}, when a turn leaves somebody on the skull. Everybody there comes out of a manhole instead, and the round goes on.',
        ],
        'A card that was thrown in goes on the street like any other. Played in your own turn, it lies there and does nothing.',
      ],
      captions: ['Somebody reaches for your token. Not today.'],
    }),
    events: ({ events }) => ({
      title: 'Events',
      text: [
        `A {troublemaker} brings an event: when it is played, which takes the place of your walk, or when a walk ends on it. The big die says which of the ${events}.`,
        'Where an event moves tokens, that is no walk: nothing acts on the way, nor where they end, unless the event says so. Nobody can block an event.',
      ],
      captions: ['The big die has spoken.'],
    }),
    'round-end': ({ handPoints }) => ({
      title: 'The skull and the end of a round',
      text: [
        'When a turn is over and somebody stands on the skull, the round is over too. Reaching it in the middle of a turn is not the end: something may still pull you away. And somebody may have a {nice-try}.',
        'A round also ends with the turn in which the draw pile owes somebody a card.',
        `Everybody writes down the number of their space. A {fuck-you} still in hand costs ${handPoints} more.`,
      ],
      captions: ['Dea is on the skull. Should the round really end like this?'],
    }),
    'match-end': () => ({
      title: 'The end of the match',
      text: [
        'Rounds are played until somebody has reached the limit. Then the fewest points win, and equal points share the win. You may agree on a limit of your own.',
      ],
      captions: ['After each round: where everybody stood, and what it adds up to.'],
    }),
    boards: ({ boardFile: { spaces, rowLength, cards } }) => ({
      title: 'Boards, and your own',
      text: [
        'The layout of the streets and the number of each card are ours.',
        `A board of your own is a file: rows of spaces, walls, manholes, and how many of each card there are. The host of a room loads it in the lobby. It takes ${spaces[0]} to ${spaces[1]} spaces, up to ${rowLength} in a row, and ${cards[0]} to ${cards[1]} cards; the lobby tells you what is wrong with it.`,
      ],
      captions: ['The blind alley is short. So are the rounds.'],
    }),
    time: () => ({
      title: 'How long it takes',
      text: ['Against bots, who neither shuffle nor sulk. With people, take your time.'],
      captions: [],
    }),
  },
  colours: {
    caption: 'All cards',
    head: ['Colour', 'It acts', 'Cards'],
    timings: {
      blue: 'at once, when you play it',
      red: 'when a walk ends on it, and moves you on',
      green: 'when a walk ends on it, and lets you do something',
      yellow: 'when you enter it, even in passing',
      multicoloured: 'when you throw it in',
      white: 'by rules of its own',
    },
  },
  eventNumbers: 'All events, by the number on the die',
  boards: { caption: 'Boards', head: ['Board', 'Spaces', 'Cards'] },
}
