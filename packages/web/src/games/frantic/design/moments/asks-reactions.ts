import { ALL_SETS, type Moments, momentAfter, SUPERCHARGE_SETS, TROUBLEMAKER_SETS } from './tables.ts'

const DEA = 'yellow 1, yellow 2, yellow 8, green 6'
const HAND_WITH_COUNTERATTACK = 'counterattack, red 7, red 2, blue 7, green 4, yellow skip'

/** Reaction windows. They ask all players who might hold the card. */
export const REACTION_MOMENTS: Moments = {
  'counterattack-against-gift': momentAfter([['Dea', 'red gift', 'Ada']], {
    turn: 'Dea',
    hands: { Ada: HAND_WITH_COUNTERATTACK, Dea: `red gift, ${DEA}` },
  }),
  'counterattack-of-long-names': {
    ...momentAfter([['Dea', 'red gift', 'Ada']], {
      turn: 'Dea',
      hands: { Ada: HAND_WITH_COUNTERATTACK, Dea: `red gift, ${DEA}` },
    }),
    playerOverrides: { Dea: { name: 'Donaudampfschifffahrerin' }, Ben: { name: 'Ben Emil Friedrich Georg' } },
  },
  'counterattack-without-the-card': momentAfter([['Dea', 'blue exchange', 'Ada']], {
    turn: 'Dea',
    discard: 'blue 5, blue 6',
    hands: { Dea: `blue exchange, ${DEA}` },
  }),
  'counterattack-with-mimicry-too': momentAfter([['Dea', 'red thief', 'Ada']], {
    sets: ALL_SETS,
    turn: 'Dea',
    hands: {
      Ada: 'counterattack, counterattack, mimicry, red 7, purple 2, blue 7',
      Dea: `red thief, ${DEA}`,
    },
  }),
  'counterattack-against-fantastic-four': momentAfter(
    [['Dea', 'fantastic four', { Ada: 2, Ben: 1, Cem: 1 }]],
    {
      turn: 'Dea',
      hands: { Ada: HAND_WITH_COUNTERATTACK, Dea: `fantastic four, ${DEA}` },
    },
  ),
  'counterattack-against-edison': momentAfter([['Dea', 'edison', 'Ada', 'Ben', '1', '0']], {
    sets: SUPERCHARGE_SETS,
    turn: 'Dea',
    hands: { Ada: HAND_WITH_COUNTERATTACK, Dea: `edison, ${DEA}` },
    powers: { Ada: 'looping, number-wish!', Ben: 'open-hands, recycling!', Dea: 'black-wish!' },
  }),
  'counterattack-against-a-counterattack': momentAfter(
    [
      ['Dea', 'red gift', 'Cem'],
      ['Cem', 'counterattack', 'green', 'Ada'],
    ],
    { turn: 'Dea', hands: { Ada: HAND_WITH_COUNTERATTACK, Dea: `red gift, ${DEA}` } },
  ),

  'nice-try': momentAfter([['Dea', 'red 8']], {
    turn: 'Dea',
    hands: { Ada: 'nice try, red 7, red 2, blue 7, green 4', Dea: 'red 8' },
  }),
  'nice-try-without-the-card': momentAfter([['Dea', 'red 8']], { turn: 'Dea', hands: { Dea: 'red 8' } }),
  'nice-try-with-the-last-card': momentAfter([['Dea', 'red 8']], {
    turn: 'Dea',
    hands: { Ada: 'nice try', Dea: 'red 8' },
  }),
  'nice-try-the-nicest': momentAfter([['Dea', 'red 8']], {
    sets: ALL_SETS,
    rules: 'the-nicest-try',
    turn: 'Dea',
    hands: { Ada: 'nice try, mimicry, red 7, purple 2, blue 7, green 4', Dea: 'red 8' },
  }),

  'lucky-bastard': momentAfter([['Dea', 'black 5']], {
    sets: TROUBLEMAKER_SETS,
    turn: 'Dea',
    hands: { Ada: 'lucky bastard, red 7, red 2, blue 7, green 4', Dea: `black 5, ${DEA}` },
  }),
  'lucky-bastard-without-the-card': momentAfter([['Dea', 'red troublemaker']], {
    sets: TROUBLEMAKER_SETS,
    turn: 'Dea',
    hands: { Dea: `red troublemaker, ${DEA}` },
  }),
  'lucky-bastard-against-a-known-event': momentAfter([['Dea', 'black 5'], 'lets', ['Dea', 'doomsday']], {
    sets: ALL_SETS,
    turn: 'Dea',
    events: 'event-manager, tornado, doomsday, robin-hood',
    hands: { Ada: 'lucky bastard, mimicry, red 7, purple 2, blue 7, green 4', Dea: `black 5, ${DEA}` },
  }),
}
