import { ALL, after, EIGHT, type Moments, SUPER, TROUBLE } from './tables.ts'

const EDISON = {
  sets: SUPER,
  hands: { Ada: 'edison, red 7, blue 7, green 4, yellow skip, red 10' },
  powers: {
    Ada: 'looping, number-wish!',
    Ben: 'open-hands, recycling!',
    Cem: 'black-wish, anti-counter, troublecharger',
  },
}

const COUNTER = { Ada: 'counterattack, red 7, red 2, blue 7, green 4, yellow skip' }

/** Whom it hits. */
export const ATTACKS: Moments = {
  'victim-gift': after([['Ada', 'red gift']]),
  'victim-exchange': after([['Ada', 'red exchange']], {
    hands: { Ada: 'red exchange, red 7, red 2, blue 7, green 4, fantastic' },
  }),
  'victim-skip': after([['Ada', 'red skip']], {
    skipped: ['Cem'],
    hands: {
      Ada: 'red skip, red 7, red 2, blue 7, green 4, fantastic',
      Ben: 'green 2, green 3, blue 8, yellow 6',
    },
  }),
  'victim-thief': after([['Ada', 'red thief']], {
    sets: TROUBLE,
    hands: { Ada: 'red thief, red 7, red 2, blue 7, green 4, fantastic' },
  }),
  'victim-gift-of-seven': after([['Ada', 'red gift']], { players: EIGHT, skipped: ['Fay'] }),
  'victim-gift-countered': after(
    [
      ['Dea', 'red gift', 'Ada'],
      ['Ada', 'counterattack', 'blue'],
    ],
    { turn: 'Dea', hands: { ...COUNTER, Dea: 'red gift, yellow 1, yellow 2, yellow 8, green 6' } },
  ),
  'victim-equality': after([['Ada', 'equality']], {
    hands: { Ada: 'equality, red 7, red 2, blue 7, green 4, red gift, yellow skip, fantastic' },
  }),
  'victim-equality-of-one': after([['Ada', 'equality']], {
    hands: {
      Ada: 'equality, red 7, red 2, blue 7, green 4, red gift, yellow skip',
      Ben: 'green 2, fantastic',
      Cem: 'blue 1, blue 2, blue 3, green 9, green 1, counterattack',
    },
    skipped: ['Ben'],
    lasting: [{ id: 'time-bomb', turns: [2, 2, 3, 3] }],
    sets: TROUBLE,
  }),
  'victim-inequality': after([['Ada', 'inequality']], {
    sets: TROUBLE,
    hands: { Ada: 'inequality, red 7, red 2, blue 7, green 4, curse, yellow skip' },
  }),
  'victim-special-favours': after([['Ada', 'special favours']], {
    sets: TROUBLE,
    hands: { Ada: 'special favours, red 7, curse, blue 7, green 4, yellow skip, fuck you' },
  }),
  'victim-edison': after([['Ada', 'edison']], EDISON),
  'victim-edison-second': after([['Ada', 'edison', 'Ben']], EDISON),
  'victim-edison-second-to-own': after([['Ada', 'edison', 'Ada']], EDISON),
  'victim-special-charge': after([['Ada', 'red 7 with special-charge']], {
    sets: SUPER,
    powers: { Ada: 'special-charge, looping!', Ben: 'open-hands' },
  }),
  'victim-skip-by-do-it-yourself': after([['Ada', 'do it yourself', 'yes']], {
    sets: ALL,
    doItYourself: 'skip',
    hands: { Ada: 'do it yourself, red 7, purple 2, blue 7, green 4, fantastic' },
  }),
  'victim-thief-by-mimicry': after([['Ada', 'mimicry', 'thief']], {
    sets: ALL,
    hands: { Ada: 'mimicry, red 7, purple 2, blue 7, green 4, fantastic' },
  }),

  'allot-draws-fantastic-four': after([['Ada', 'fantastic four']], {
    hands: { Ada: 'fantastic four, red 7, red 2, blue 7, green 4, yellow skip' },
  }),
  'allot-draws-fantastic-four-high-five': after([['Ada', 'fantastic four']], {
    sets: ALL,
    rules: 'high-five',
    hands: { Ada: 'fantastic four, red 7, purple 2, blue 7, green 4, yellow skip' },
  }),
  'allot-draws-fantastic-four-among-seven': after([['Ada', 'fantastic four']], {
    players: EIGHT,
    hands: { Ada: 'fantastic four, red 7, red 2, blue 7, green 4, yellow skip' },
  }),
  'allot-draws-fantastic-four-countered': after(
    [
      ['Dea', 'fantastic four', { Ada: 4 }],
      ['Ada', 'counterattack', 'green'],
    ],
    { turn: 'Dea', hands: { ...COUNTER, Dea: 'fantastic four, yellow 1, yellow 2, yellow 8, green 6' } },
  ),
}
