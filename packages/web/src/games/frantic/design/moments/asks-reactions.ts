import { ALL, after, type Moments, SUPER, TROUBLE } from './tables.ts'

const DEA = 'yellow 1, yellow 2, yellow 8, green 6'
const ARMED = 'counterattack, red 7, red 2, blue 7, green 4, yellow skip'

/** Windows in which a card can be thrown in. They ask everybody who might have it. */
export const REACTIONS: Moments = {
  'counterattack-against-gift': after([['Dea', 'red gift', 'Ada']], {
    turn: 'Dea',
    hands: { Ada: ARMED, Dea: `red gift, ${DEA}` },
  }),
  'counterattack-of-long-names': {
    ...after([['Dea', 'red gift', 'Ada']], {
      turn: 'Dea',
      hands: { Ada: ARMED, Dea: `red gift, ${DEA}` },
    }),
    people: { Dea: { name: 'Donaudampfschifffahrerin' }, Ben: { name: 'Ben Emil Friedrich Georg' } },
  },
  'counterattack-without-the-card': after([['Dea', 'blue exchange', 'Ada']], {
    turn: 'Dea',
    discard: 'blue 5, blue 6',
    hands: { Dea: `blue exchange, ${DEA}` },
  }),
  'counterattack-with-mimicry-too': after([['Dea', 'red thief', 'Ada']], {
    sets: ALL,
    turn: 'Dea',
    hands: {
      Ada: 'counterattack, counterattack, mimicry, red 7, purple 2, blue 7',
      Dea: `red thief, ${DEA}`,
    },
  }),
  'counterattack-against-fantastic-four': after([['Dea', 'fantastic four', { Ada: 2, Ben: 1, Cem: 1 }]], {
    turn: 'Dea',
    hands: { Ada: ARMED, Dea: `fantastic four, ${DEA}` },
  }),
  'counterattack-against-edison': after([['Dea', 'edison', 'Ada', 'Ben', '1', '0']], {
    sets: SUPER,
    turn: 'Dea',
    hands: { Ada: ARMED, Dea: `edison, ${DEA}` },
    powers: { Ada: 'looping, number-wish!', Ben: 'open-hands, recycling!', Dea: 'black-wish!' },
  }),
  'counterattack-against-a-counterattack': after(
    [
      ['Dea', 'red gift', 'Cem'],
      ['Cem', 'counterattack', 'green', 'Ada'],
    ],
    { turn: 'Dea', hands: { Ada: ARMED, Dea: `red gift, ${DEA}` } },
  ),

  'nice-try': after([['Dea', 'red 8']], {
    turn: 'Dea',
    hands: { Ada: 'nice try, red 7, red 2, blue 7, green 4', Dea: 'red 8' },
  }),
  'nice-try-without-the-card': after([['Dea', 'red 8']], { turn: 'Dea', hands: { Dea: 'red 8' } }),
  'nice-try-with-the-last-card': after([['Dea', 'red 8']], {
    turn: 'Dea',
    hands: { Ada: 'nice try', Dea: 'red 8' },
  }),
  'nice-try-the-nicest': after([['Dea', 'red 8']], {
    sets: ALL,
    rules: 'the-nicest-try',
    turn: 'Dea',
    hands: { Ada: 'nice try, mimicry, red 7, purple 2, blue 7, green 4', Dea: 'red 8' },
  }),

  'lucky-bastard': after([['Dea', 'black 5']], {
    sets: TROUBLE,
    turn: 'Dea',
    hands: { Ada: 'lucky bastard, red 7, red 2, blue 7, green 4', Dea: `black 5, ${DEA}` },
  }),
  'lucky-bastard-without-the-card': after([['Dea', 'red troublemaker']], {
    sets: TROUBLE,
    turn: 'Dea',
    hands: { Dea: `red troublemaker, ${DEA}` },
  }),
  'lucky-bastard-against-a-known-event': after([['Dea', 'black 5'], 'lets', ['Dea', 'doomsday']], {
    sets: ALL,
    turn: 'Dea',
    events: 'event-manager, tornado, doomsday, robin-hood',
    hands: { Ada: 'lucky bastard, mimicry, red 7, purple 2, blue 7, green 4', Dea: `black 5, ${DEA}` },
  }),
}
