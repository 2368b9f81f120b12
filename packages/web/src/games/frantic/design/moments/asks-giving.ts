import { ALL, after, EIGHT, event, type Moments, SUPER, TROUBLE } from './tables.ts'

const GIFT = 'red gift, red 7, red 2, blue 7, green 4, yellow skip, fantastic'

/** Cards that leave one's hand, or whole hands that do. */
export const GIVING: Moments = {
  'give-gift': after([['Ada', 'red gift', 'Ben'], 'lets']),
  'give-gift-big-hearted': after([['Ada', 'red gift', 'Cem'], 'lets'], { sets: ALL, rules: 'big-hearted' }),
  'give-gift-with-fuck-you': after([['Ada', 'red gift', 'Dea'], 'lets'], {
    hands: { Ada: 'red gift, fuck you, blue 7, green 4' },
  }),
  'give-gift-countered': after(
    [['Dea', 'red gift', 'Ada'], ['Ada', 'counterattack', 'blue', 'Ben'], 'lets'],
    {
      turn: 'Dea',
      hands: {
        Ada: 'counterattack, red 7, red 2, blue 7, green 4, yellow skip',
        Dea: 'red gift, yellow 1, yellow 2, yellow 8, green 6',
      },
    },
  ),
  'give-gift-from-many': after([['Ada', 'red gift', 'Ben'], 'lets'], {
    hands: {
      Ada: `${GIFT}, blue 4, green 8, yellow 7, red 6, blue 6, green 1, yellow 9, black 9, nice try, equality`,
      Dea: 'yellow 1, yellow 2, green 6',
    },
    draw: 'green 7, blue 9',
  }),
  'give-exchange': after([['Ada', 'red exchange', 'Ben'], 'lets'], {
    hands: { Ada: 'red exchange, red 7, red 2, blue 7, green 4, yellow skip, fantastic' },
  }),
  'give-crowdfunding': event('crowdfunding', 'Dea', { sets: TROUBLE }),
  'give-surprise-party': event('surprise-party', 'Dea'),
  'give-trust-fall': event('trust-fall', 'Cem', { sets: TROUBLE }, [['Dea', 'Ada']]),

  'receiver-surprise-party': event('surprise-party', 'Dea', {}, [['Ada', 'blue 7']]),
  'receiver-surprise-party-last': event('surprise-party', 'Ada', {}, [
    ['Ben', 'green 2', 'Ada'],
    ['Cem', 'blue 1', 'Ada'],
    ['Dea', 'black 3', 'Ben'],
    ['Ada', 'blue 7'],
  ]),
  'receiver-recycling': after([['Ada', 'red 7 with recycling']], {
    sets: SUPER,
    powers: { Ada: 'recycling, looping!', Ben: 'open-hands' },
  }),

  'giver-trust-fall': event('trust-fall', 'Dea', { sets: TROUBLE }),

  'hand-out-merry-christmas': event('merry-christmas', 'Dea'),
  'hand-out-merry-christmas-last': event('merry-christmas', 'Ada', { hands: { Ben: 'green 2, blue 8' } }, [
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
  ]),
  'hand-out-merry-christmas-many-cards': event('merry-christmas', 'Dea', {
    hands: { Ada: `${GIFT}, blue 6, green 8, yellow 7, red 6, black 9, nice try` },
  }),
  'hand-out-merry-christmas-among-seven': event('merry-christmas', 'Hal', { players: EIGHT }),

  'discard-recession': event('recession', 'Dea'),
  'discard-recession-last': event('recession', 'Ada', {}, [
    ['Ben', 'green 2'],
    ['Cem', 'blue 2, blue 3'],
    ['Dea', 'black 3, yellow 8, red 8'],
  ]),
  'discard-recession-of-eight': event(
    'recession',
    'Ada',
    { players: EIGHT, hands: { Ada: `${GIFT}, blue 5, green 5, black 9, nice try` } },
    [
      ['Ben', 'green 2'],
      ['Cem', 'blue 2, blue 3'],
      ['Dea', 'black 3, yellow 8, red 8'],
    ],
  ),
  'discard-seppuku': event('seppuku', 'Dea', { sets: TROUBLE, limit: 'none', scores: {}, draw: 'green 7' }, [
    ['Ada', 'yes'],
  ]),
  'discard-parasite': after([['Ben', 'red 8'], 'lets'], {
    sets: SUPER,
    turn: 'Ben',
    lasting: [{ id: 'parasite' }],
    hands: { Ben: 'red 8', Dea: 'yellow 1, yellow 2, green 6, black 3' },
  }),
}
