import {
  ALL_SETS,
  EIGHT_PLAYERS,
  type Moments,
  momentAfter,
  SUPERCHARGE_SETS,
  TROUBLEMAKER_SETS,
} from './tables.ts'

const EDISON = {
  sets: SUPERCHARGE_SETS,
  hands: { Ada: 'edison, red 7, blue 7, green 4, yellow skip, red 10' },
  powers: {
    Ada: 'looping, number-wish!',
    Ben: 'open-hands, recycling!',
    Cem: 'black-wish, anti-counter, troublecharger',
  },
}

const COUNTER = { Ada: 'counterattack, red 7, red 2, blue 7, green 4, yellow skip' }

/** Prompts to choose a victim. */
export const ATTACK_MOMENTS: Moments = {
  'victim-gift': momentAfter([['Ada', 'red gift']]),
  'victim-exchange': momentAfter([['Ada', 'red exchange']], {
    hands: { Ada: 'red exchange, red 7, red 2, blue 7, green 4, fantastic' },
  }),
  'victim-skip': momentAfter([['Ada', 'red skip']], {
    skipped: ['Cem'],
    hands: {
      Ada: 'red skip, red 7, red 2, blue 7, green 4, fantastic',
      Ben: 'green 2, green 3, blue 8, yellow 6',
    },
  }),
  'victim-thief': momentAfter([['Ada', 'red thief']], {
    sets: TROUBLEMAKER_SETS,
    hands: { Ada: 'red thief, red 7, red 2, blue 7, green 4, fantastic' },
  }),
  'victim-gift-of-seven': momentAfter([['Ada', 'red gift']], { players: EIGHT_PLAYERS, skipped: ['Fay'] }),
  'victim-gift-countered': momentAfter(
    [
      ['Dea', 'red gift', 'Ada'],
      ['Ada', 'counterattack', 'blue'],
    ],
    { turn: 'Dea', hands: { ...COUNTER, Dea: 'red gift, yellow 1, yellow 2, yellow 8, green 6' } },
  ),
  'victim-equality': momentAfter([['Ada', 'equality']], {
    hands: { Ada: 'equality, red 7, red 2, blue 7, green 4, red gift, yellow skip, fantastic' },
  }),
  'victim-equality-of-one': momentAfter([['Ada', 'equality']], {
    hands: {
      Ada: 'equality, red 7, red 2, blue 7, green 4, red gift, yellow skip',
      Ben: 'green 2, fantastic',
      Cem: 'blue 1, blue 2, blue 3, green 9, green 1, counterattack',
    },
    skipped: ['Ben'],
    lasting: [{ id: 'time-bomb', turns: [2, 2, 3, 3] }],
    sets: TROUBLEMAKER_SETS,
  }),
  'victim-inequality': momentAfter([['Ada', 'inequality']], {
    sets: TROUBLEMAKER_SETS,
    hands: { Ada: 'inequality, red 7, red 2, blue 7, green 4, curse, yellow skip' },
  }),
  'victim-special-favours': momentAfter([['Ada', 'special favours']], {
    sets: TROUBLEMAKER_SETS,
    hands: { Ada: 'special favours, red 7, curse, blue 7, green 4, yellow skip, fuck you' },
  }),
  'victim-edison': momentAfter([['Ada', 'edison']], EDISON),
  'victim-edison-second': momentAfter([['Ada', 'edison', 'Ben']], EDISON),
  'victim-edison-second-to-own': momentAfter([['Ada', 'edison', 'Ada']], EDISON),
  'victim-special-charge': momentAfter([['Ada', 'red 7 with special-charge']], {
    sets: SUPERCHARGE_SETS,
    powers: { Ada: 'special-charge, looping!', Ben: 'open-hands' },
  }),
  'victim-skip-by-do-it-yourself': momentAfter([['Ada', 'do it yourself', 'yes']], {
    sets: ALL_SETS,
    doItYourself: 'skip',
    hands: { Ada: 'do it yourself, red 7, purple 2, blue 7, green 4, fantastic' },
  }),
  'victim-thief-by-mimicry': momentAfter([['Ada', 'mimicry', 'thief']], {
    sets: ALL_SETS,
    hands: { Ada: 'mimicry, red 7, purple 2, blue 7, green 4, fantastic' },
  }),

  'allot-draws-fantastic-four': momentAfter([['Ada', 'fantastic four']], {
    hands: { Ada: 'fantastic four, red 7, red 2, blue 7, green 4, yellow skip' },
  }),
  'allot-draws-fantastic-four-high-five': momentAfter([['Ada', 'fantastic four']], {
    sets: ALL_SETS,
    rules: 'high-five',
    hands: { Ada: 'fantastic four, red 7, purple 2, blue 7, green 4, yellow skip' },
  }),
  'allot-draws-fantastic-four-among-seven': momentAfter([['Ada', 'fantastic four']], {
    players: EIGHT_PLAYERS,
    hands: { Ada: 'fantastic four, red 7, red 2, blue 7, green 4, yellow skip' },
  }),
  'allot-draws-fantastic-four-countered': momentAfter(
    [
      ['Dea', 'fantastic four', { Ada: 4 }],
      ['Ada', 'counterattack', 'green'],
    ],
    { turn: 'Dea', hands: { ...COUNTER, Dea: 'fantastic four, yellow 1, yellow 2, yellow 8, green 6' } },
  ),
}
