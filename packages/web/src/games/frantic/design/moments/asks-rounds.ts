import {
  ALL_SETS,
  type Moments,
  midRoundScene,
  momentAfter,
  momentOfEvent,
  SUPERCHARGE_SETS,
  TROUBLEMAKER_SETS,
} from './tables.ts'

const POWERS = {
  Ada: 'looping, number-wish, all-draw-one!',
  Ben: 'open-hands, recycling!',
  Cem: 'black-wish',
}

/** Turns, and acknowledgements between rounds. */
export const ROUND_MOMENTS: Moments = {
  turn: { setting: midRoundScene() },
  'turn-nothing-fits': {
    setting: midRoundScene({ hands: { Ada: 'blue 7, green 4, yellow skip, blue 2, green 8, yellow 9' } }),
  },
  'turn-with-a-break-wanted': {
    setting: midRoundScene(),
    pauseVote: { isPaused: false, voterNames: ['Ben'] },
  },
  'turn-anything': { setting: midRoundScene({ call: 'anything', discard: 'fuck you' }) },
  'turn-with-powers': { setting: midRoundScene({ sets: ALL_SETS, powers: POWERS }) },
  'turn-with-powers-for-some-cards': {
    setting: midRoundScene({
      sets: SUPERCHARGE_SETS,
      powers: { ...POWERS, Ada: 'special-seal, special-seal, anti-counter' },
    }),
  },
  'turn-the-same-card-twice': {
    setting: midRoundScene({
      hands: { Ada: 'red 7, red 7, red gift, red gift, fantastic, fantastic, blue 4' },
    }),
  },
  'turn-fuck-you-with-ten-cards': {
    setting: midRoundScene({
      hands: {
        Ada: 'fuck you, red 2, blue 7, green 4, green 8, yellow 7, yellow skip, fantastic, black 9, blue 9',
      },
    }),
  },
  'turn-blocked-and-sealed': {
    setting: midRoundScene({
      sets: SUPERCHARGE_SETS,
      lasting: [
        { id: 'colour-blockade', turns: [1], owner: 'Ben', colour: 'blue' },
        { id: 'special-seal', turns: [1], owner: 'Dea' },
      ],
      hands: { Ada: 'red 7, red 2, blue 5, green 5, red gift, fantastic, black 5' },
    }),
  },
  'turn-last-card': { setting: midRoundScene({ sets: SUPERCHARGE_SETS, hands: { Ada: 'the end' } }) },
  'turn-curse': {
    setting: midRoundScene({
      sets: TROUBLEMAKER_SETS,
      hands: { Ada: 'curse, mimicry, red-blue colour swap, red thief, green 5, blue 1' },
    }),
  },

  drawn: momentAfter([['Ada', 'draw']], { draw: 'red 9, blue 4, green 7' }),
  'drawn-nothing-fits': momentAfter([['Ada', 'draw']], {
    draw: 'green 7, blue 4',
    hands: { Ada: 'blue 7, green 4, yellow skip, blue 2, green 8' },
  }),
  'drawn-thirst': momentAfter([['Ada', 'draw']], {
    rules: 'thirst',
    lasting: [{ id: 'plus-one' }],
    sets: ALL_SETS,
    draw: 'red 9, blue 4, purple 5',
  }),
  'drawn-with-powers': momentAfter([['Ada', 'draw']], {
    sets: ALL_SETS,
    powers: POWERS,
    draw: 'fantastic, blue 4',
  }),

  'second-chance': momentAfter([['Ada', 'red 2nd chance']], {
    hands: { Ada: 'red 2nd chance, red 7, red 2, blue 7, green 4, blue 2nd chance, fantastic' },
  }),
  'second-chance-nothing-fits': momentAfter([['Ada', 'red 2nd chance']], {
    hands: { Ada: 'red 2nd chance, blue 7, green 4, yellow skip, blue 2' },
  }),
  'second-chance-with-powers': momentAfter([['Ada', 'red 2nd chance']], {
    sets: ALL_SETS,
    powers: POWERS,
    hands: { Ada: 'red 2nd chance, red 7, red 10, blue 7, green 4, blue 2nd chance, fantastic' },
  }),
  'second-chance-opening': {
    setting: midRoundScene({
      opening: 'red 2nd chance',
      discard: '',
      dealer: 'Ada',
      hands: { Ada: 'red 7, red 2, blue 7, green 4, red gift, yellow skip, fantastic' },
    }),
  },

  'friend-bring-a-friend': momentAfter([['Ada', 'red 7']], {
    sets: ALL_SETS,
    rules: 'bring-a-friend',
    hands: { Ada: 'red 7, red 2, blue 7, green 7, purple 7, black 7, yellow skip, fantastic' },
  }),
  'friend-bring-a-friend-nobody': momentAfter([['Ada', 'red 2']], {
    sets: ALL_SETS,
    rules: 'bring-a-friend',
  }),

  'next-round': momentAfter([['Dea', 'red 8'], 'lets'], { turn: 'Dea', hands: { Dea: 'red 8' } }),
  'next-round-own-win': momentAfter([['Ada', 'red 7'], 'lets'], { hands: { Ada: 'red 7' } }),
  'next-round-doomsday': momentOfEvent('doomsday', 'Dea'),
  'next-round-time-bomb': momentAfter([['Dea', 'red 8']], {
    turn: 'Dea',
    lasting: [{ id: 'time-bomb', turns: [0, 0, 0, 0] }],
  }),
}
