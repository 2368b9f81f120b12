import {
  ALL_SETS,
  type Moments,
  midRoundScene,
  momentAfter,
  momentOfEvent,
  SUPERCHARGE_SETS,
  TROUBLEMAKER_SETS,
} from './tables.ts'

const ATTACKED = { turn: 'Dea', hands: { Ada: 'counterattack, red 7, red 2, blue 7, green 4, yellow skip' } }
const MIMICRY = { Ada: 'mimicry, red 7, red 2, blue 7, green 4, yellow skip' }

/** Prompts to name a colour, a number or a card. */
export const WISH_MOMENTS: Moments = {
  'wish-fantastic': momentAfter([['Ada', 'fantastic']]),
  'wish-fantastic-all-sets': momentAfter([['Ada', 'fantastic']], { sets: ALL_SETS }),
  'wish-fantastic-purple-for-green': momentAfter([['Ada', 'fantastic']], {
    sets: ALL_SETS,
    purple: 'green',
    hands: {
      Ada: 'red 7, red 2, blue 7, purple 4, red gift, yellow skip, fantastic',
      Ben: 'purple 2, purple 3, blue 8, yellow 6, red skip, fantastic',
      Cem: 'blue 1, blue 2, blue 3, purple 9, counterattack',
      Dea: 'yellow 1, yellow 2, yellow 8, purple 6, red 8, black 3, equality',
    },
    draw: 'purple 7, blue 4, red 9, yellow 5',
  }),
  'wish-fantastic-colour-only': momentAfter([['Ada', 'fantastic']], { sets: ALL_SETS, rules: 'colour-only' }),
  'wish-fantastic-blocked': momentAfter([['Ada', 'fantastic']], {
    sets: ALL_SETS,
    lasting: [{ id: 'colour-blockade', turns: [1], owner: 'Cem', colour: 'yellow' }],
  }),
  'wish-fantastic-four': momentAfter([['Ada', 'fantastic four', { Ben: 3, Dea: 1 }], 'lets'], {
    hands: { Ada: 'fantastic four, red 7, red 2, blue 7, green 4, yellow skip' },
  }),
  'wish-equality': momentAfter([['Ada', 'equality', 'Cem'], 'lets'], {
    hands: { Ada: 'equality, red 7, red 2, blue 7, green 4, red gift, yellow skip, fantastic' },
  }),
  'wish-counterattack-own-turn': momentAfter([['Ada', 'counterattack']], { hands: ATTACKED.hands }),
  'wish-counterattack-thrown-in': momentAfter(
    [
      ['Dea', 'red gift', 'Ada'],
      ['Ada', 'counterattack'],
    ],
    { ...ATTACKED, hands: { ...ATTACKED.hands, Dea: 'red gift, yellow 1, yellow 2, yellow 8, green 6' } },
  ),
  'wish-nice-try-thrown-in': momentAfter(
    [
      ['Dea', 'red 8'],
      ['Ada', 'nice try'],
      ['Ben', 'pass'],
      ['Cem', 'pass'],
    ],
    { turn: 'Dea', hands: { Ada: 'nice try, red 7, red 2, blue 7, green 4', Dea: 'red 8' } },
  ),
  'wish-lucky-bastard-thrown-in': momentAfter(
    [
      ['Dea', 'black 5'],
      ['Ada', 'lucky bastard'],
      ['Ben', 'pass'],
      ['Cem', 'pass'],
    ],
    {
      sets: TROUBLEMAKER_SETS,
      turn: 'Dea',
      hands: { Ada: 'lucky bastard, red 7, red 2, blue 7, green 4', Dea: 'black 5, yellow 1, yellow 2' },
    },
  ),
  'wish-number-wish': momentAfter([['Ada', 'red 7 with number-wish']], {
    sets: SUPERCHARGE_SETS,
    powers: { Ada: 'number-wish, looping!', Ben: 'open-hands' },
  }),
  'wish-opening': {
    setting: midRoundScene({ opening: 'fantastic', discard: '', dealer: 'Ada', scores: {} }),
  },

  'colour-colour-swap': momentAfter(
    [
      ['Dea', 'red-yellow colour swap'],
      ['Ada', 'blue-green colour swap'],
    ],
    {
      sets: TROUBLEMAKER_SETS,
      turn: 'Dea',
      hands: {
        Ada: 'blue-green colour swap, red 7, red 2, blue 7, green 4, yellow skip',
        Dea: 'red-yellow colour swap, yellow 1, yellow 2, yellow 8, green 6',
      },
    },
  ),
  'colour-colour-swap-by-mimicry': momentAfter([['Ada', 'mimicry', 'colour swap']], {
    sets: ALL_SETS,
    hands: MIMICRY,
  }),
  'colour-colour-swap-opening': {
    setting: midRoundScene({
      sets: ALL_SETS,
      opening: 'red-purple colour swap',
      discard: '',
      dealer: 'Ada',
      scores: {},
    }),
  },
  'colour-colour-swap-by-rewind': momentOfEvent('rewind', 'Ada', {
    sets: ALL_SETS,
    discard: 'red 5, red 3, yellow 3, yellow 6, blue 6, blue 9, green 9, green 1, red 1, red 6',
    draw: 'blue-yellow colour swap, green 7',
  }),
  'colour-colour-blockade': momentAfter([['Ada', 'red 7 with colour-blockade']], {
    sets: ALL_SETS,
    powers: { Ada: 'colour-blockade, looping!', Ben: 'open-hands' },
  }),

  'imitate-mimicry': momentAfter([['Ada', 'mimicry']], { sets: ALL_SETS, hands: MIMICRY }),
  'imitate-mimicry-without-a-colour': momentAfter([['Ada', 'mimicry']], {
    sets: ALL_SETS,
    hands: MIMICRY,
    call: 7,
  }),
  'imitate-mimicry-few-sets': momentAfter([['Ada', 'mimicry']], { sets: TROUBLEMAKER_SETS, hands: MIMICRY }),
}
