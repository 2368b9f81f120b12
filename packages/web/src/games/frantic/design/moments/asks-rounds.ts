import { ALL, after, event, type Moments, SUPER, TROUBLE, table } from './tables.ts'

const POWERS = {
  Ada: 'looping, number-wish, all-draw-one!',
  Ben: 'open-hands, recycling!',
  Cem: 'black-wish',
}

/** A turn, and the rounds it belongs to. */
export const ROUNDS: Moments = {
  turn: { setting: table() },
  'turn-nothing-fits': {
    setting: table({ hands: { Ada: 'blue 7, green 4, yellow skip, blue 2, green 8, yellow 9' } }),
  },
  'turn-with-a-break-wanted': { setting: table(), pause: { isPaused: false, voters: ['Ben'] } },
  'turn-anything': { setting: table({ call: 'anything', discard: 'fuck you' }) },
  'turn-with-powers': { setting: table({ sets: ALL, powers: POWERS }) },
  'turn-with-powers-for-some-cards': {
    setting: table({ sets: SUPER, powers: { ...POWERS, Ada: 'special-seal, special-seal, anti-counter' } }),
  },
  'turn-the-same-card-twice': {
    setting: table({ hands: { Ada: 'red 7, red 7, red gift, red gift, fantastic, fantastic, blue 4' } }),
  },
  'turn-fuck-you-with-ten-cards': {
    setting: table({
      hands: {
        Ada: 'fuck you, red 2, blue 7, green 4, green 8, yellow 7, yellow skip, fantastic, black 9, blue 9',
      },
    }),
  },
  'turn-blocked-and-sealed': {
    setting: table({
      sets: SUPER,
      lasting: [
        { id: 'colour-blockade', turns: [1], owner: 'Ben', colour: 'blue' },
        { id: 'special-seal', turns: [1], owner: 'Dea' },
      ],
      hands: { Ada: 'red 7, red 2, blue 5, green 5, red gift, fantastic, black 5' },
    }),
  },
  'turn-last-card': { setting: table({ sets: SUPER, hands: { Ada: 'the end' } }) },
  'turn-curse': {
    setting: table({
      sets: TROUBLE,
      hands: { Ada: 'curse, mimicry, red-blue colour swap, red thief, green 5, blue 1' },
    }),
  },

  drawn: after([['Ada', 'draw']], { draw: 'red 9, blue 4, green 7' }),
  'drawn-nothing-fits': after([['Ada', 'draw']], {
    draw: 'green 7, blue 4',
    hands: { Ada: 'blue 7, green 4, yellow skip, blue 2, green 8' },
  }),
  'drawn-thirst': after([['Ada', 'draw']], {
    rules: 'thirst',
    lasting: [{ id: 'plus-one' }],
    sets: ALL,
    draw: 'red 9, blue 4, purple 5',
  }),
  'drawn-with-powers': after([['Ada', 'draw']], { sets: ALL, powers: POWERS, draw: 'fantastic, blue 4' }),

  'second-chance': after([['Ada', 'red 2nd chance']], {
    hands: { Ada: 'red 2nd chance, red 7, red 2, blue 7, green 4, blue 2nd chance, fantastic' },
  }),
  'second-chance-nothing-fits': after([['Ada', 'red 2nd chance']], {
    hands: { Ada: 'red 2nd chance, blue 7, green 4, yellow skip, blue 2' },
  }),
  'second-chance-with-powers': after([['Ada', 'red 2nd chance']], {
    sets: ALL,
    powers: POWERS,
    hands: { Ada: 'red 2nd chance, red 7, red 10, blue 7, green 4, blue 2nd chance, fantastic' },
  }),
  'second-chance-opening': {
    setting: table({
      opening: 'red 2nd chance',
      discard: '',
      dealer: 'Ada',
      hands: { Ada: 'red 7, red 2, blue 7, green 4, red gift, yellow skip, fantastic' },
    }),
  },

  'friend-bring-a-friend': after([['Ada', 'red 7']], {
    sets: ALL,
    rules: 'bring-a-friend',
    hands: { Ada: 'red 7, red 2, blue 7, green 7, purple 7, black 7, yellow skip, fantastic' },
  }),
  'friend-bring-a-friend-nobody': after([['Ada', 'red 2']], {
    sets: ALL,
    rules: 'bring-a-friend',
  }),

  'next-round': after([['Dea', 'red 8'], 'lets'], { turn: 'Dea', hands: { Dea: 'red 8' } }),
  'next-round-own-win': after([['Ada', 'red 7'], 'lets'], { hands: { Ada: 'red 7' } }),
  'next-round-doomsday': event('doomsday', 'Dea'),
  'next-round-time-bomb': after([['Dea', 'red 8']], {
    turn: 'Dea',
    lasting: [{ id: 'time-bomb', turns: [0, 0, 0, 0] }],
  }),
}
