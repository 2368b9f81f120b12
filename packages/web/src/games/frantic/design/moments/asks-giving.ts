import {
  ALL_SETS,
  EIGHT_PLAYERS,
  type Moments,
  momentAfter,
  momentOfEvent,
  SUPERCHARGE_SETS,
  TROUBLEMAKER_SETS,
} from './tables.ts'

const GIFT = 'red gift, red 7, red 2, blue 7, green 4, yellow skip, fantastic'

/** Prompts to give or discard cards and hands. */
export const GIVING_MOMENTS: Moments = {
  'give-gift': momentAfter([['Ada', 'red gift', 'Ben'], 'lets']),
  'give-gift-big-hearted': momentAfter([['Ada', 'red gift', 'Cem'], 'lets'], {
    sets: ALL_SETS,
    rules: 'big-hearted',
  }),
  'give-gift-with-fuck-you': momentAfter([['Ada', 'red gift', 'Dea'], 'lets'], {
    hands: { Ada: 'red gift, fuck you, blue 7, green 4' },
  }),
  'give-gift-countered': momentAfter(
    [['Dea', 'red gift', 'Ada'], ['Ada', 'counterattack', 'blue', 'Ben'], 'lets'],
    {
      turn: 'Dea',
      hands: {
        Ada: 'counterattack, red 7, red 2, blue 7, green 4, yellow skip',
        Dea: 'red gift, yellow 1, yellow 2, yellow 8, green 6',
      },
    },
  ),
  'give-gift-from-many': momentAfter([['Ada', 'red gift', 'Ben'], 'lets'], {
    hands: {
      Ada: `${GIFT}, blue 4, green 8, yellow 7, red 6, blue 6, green 1, yellow 9, black 9, nice try, equality`,
      Dea: 'yellow 1, yellow 2, green 6',
    },
    draw: 'green 7, blue 9',
  }),
  'give-exchange': momentAfter([['Ada', 'red exchange', 'Ben'], 'lets'], {
    hands: { Ada: 'red exchange, red 7, red 2, blue 7, green 4, yellow skip, fantastic' },
  }),
  'give-crowdfunding': momentOfEvent('crowdfunding', 'Dea', { sets: TROUBLEMAKER_SETS }),
  'give-surprise-party': momentOfEvent('surprise-party', 'Dea'),
  'give-trust-fall': momentOfEvent('trust-fall', 'Cem', { sets: TROUBLEMAKER_SETS }, [['Dea', 'Ada']]),

  'receiver-surprise-party': momentOfEvent('surprise-party', 'Dea', {}, [['Ada', 'blue 7']]),
  'receiver-surprise-party-last': momentOfEvent('surprise-party', 'Ada', {}, [
    ['Ben', 'green 2', 'Ada'],
    ['Cem', 'blue 1', 'Ada'],
    ['Dea', 'black 3', 'Ben'],
    ['Ada', 'blue 7'],
  ]),
  'receiver-recycling': momentAfter([['Ada', 'red 7 with recycling']], {
    sets: SUPERCHARGE_SETS,
    powers: { Ada: 'recycling, looping!', Ben: 'open-hands' },
  }),

  'giver-trust-fall': momentOfEvent('trust-fall', 'Dea', { sets: TROUBLEMAKER_SETS }),

  'hand-out-merry-christmas': momentOfEvent('merry-christmas', 'Dea'),
  'hand-out-merry-christmas-last': momentOfEvent(
    'merry-christmas',
    'Ada',
    { hands: { Ben: 'green 2, blue 8' } },
    [
      ['Ben', { 'green 2': 'Ada', 'blue 8': 'Dea' }],
      ['Cem', { 'blue 1': 'Ada', 'blue 2': 'Ada', 'blue 3': 'Ben', 'green 9': 'Dea', counterattack: 'Dea' }],
      [
        'Dea',
        {
          'yellow 1': 'Ben',
          'yellow 2': 'Cem',
          'yellow 8': 'Ada',
          'green 6': 'Ada',
          'red 8': 'Cem',
          'black 3': 'Cem',
          equality: 'Ben',
        },
      ],
    ],
  ),
  'hand-out-merry-christmas-many-cards': momentOfEvent('merry-christmas', 'Dea', {
    hands: { Ada: `${GIFT}, blue 6, green 8, yellow 7, red 6, black 9, nice try` },
  }),
  'hand-out-merry-christmas-among-seven': momentOfEvent('merry-christmas', 'Hal', { players: EIGHT_PLAYERS }),

  'discard-recession': momentOfEvent('recession', 'Dea'),
  'discard-recession-last': momentOfEvent('recession', 'Ada', {}, [
    ['Ben', 'green 2'],
    ['Cem', 'blue 2, blue 3'],
    ['Dea', 'black 3, yellow 8, red 8'],
  ]),
  'discard-recession-of-eight': momentOfEvent(
    'recession',
    'Ada',
    { players: EIGHT_PLAYERS, hands: { Ada: `${GIFT}, blue 5, green 5, black 9, nice try` } },
    [
      ['Ben', 'green 2'],
      ['Cem', 'blue 2, blue 3'],
      ['Dea', 'black 3, yellow 8, red 8'],
    ],
  ),
  'discard-seppuku': momentOfEvent(
    'seppuku',
    'Dea',
    { sets: TROUBLEMAKER_SETS, limit: 'none', scores: {}, draw: 'green 7' },
    [['Ada', 'yes']],
  ),
  'discard-parasite': momentAfter([['Ben', 'red 8'], 'lets', ['Ada', 'yes']], {
    sets: SUPERCHARGE_SETS,
    turn: 'Ben',
    lasting: [{ id: 'parasite' }],
    hands: { Ben: 'red 8', Dea: 'yellow 1, yellow 2, green 6, black 3' },
  }),
}
