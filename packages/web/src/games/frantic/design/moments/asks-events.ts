import { ALL, after, EIGHT, event, type Moments, SUPER, TROUBLE } from './tables.ts'

/** What only an event, or a rule card that is as bad, asks. */
export const EVENTS: Moments = {
  'event-event-manager': event('event-manager, tornado, doomsday, robin-hood', 'Ada', { sets: ALL }),
  'event-repeat': after(
    [
      ['Cem', 'black 5'],
      ['Dea', 'fantastic', '3'],
      ['Ada', 'black 3'],
    ],
    {
      sets: ALL,
      turn: 'Cem',
      rules: 'double-trouble',
      discard: 'red 5, lucky bastard, mimicry, red 3, yellow 3',
      events: 'plague, friday-the-13th, communism, supercharge, double-taxation, repeat',
      hands: {
        Ada: 'black 3, red 7, purple 2, blue 7, green 4, fantastic',
        Cem: 'black 5, blue 1, blue 2, blue 3, green 9',
        Dea: 'fantastic, yellow 1, yellow 2, yellow 8, green 6',
      },
    },
  ),

  'lay-gambling-man': event('gambling-man', 'Dea'),
  'lay-russian-roulette': event('russian-roulette', 'Dea', { sets: TROUBLE }),
  'lay-tsunami-first': event('tsunami', 'Dea', { sets: SUPER }),
  'lay-tsunami': event('tsunami', 'Ben', { sets: SUPER }, [
    ['Cem', 'blue 1'],
    ['Dea', 'yellow 2'],
  ]),
  'lay-tsunami-too-high': event(
    'tsunami',
    'Ben',
    { sets: SUPER, hands: { Dea: 'red 10, yellow 1, green 6' } },
    [
      ['Cem', 'green 9'],
      ['Dea', 'red 10'],
    ],
  ),

  'seppuku-points': event('seppuku', 'Dea', { sets: TROUBLE }),
  'seppuku-without-points': event('seppuku', 'Dea', { sets: TROUBLE, limit: 'none', scores: {} }),

  'distribute-own-hand': event('distributor', 'Ada', { sets: TROUBLE }),
  'distribute-second-hand': event('distributor', 'Ada', { sets: TROUBLE }, [['Ada', 'Cem']]),
  'distribute-third-hand': event('distributor', 'Ada', { sets: TROUBLE }, [['Ada', 'Cem', 'Ben']]),
  'distribute-of-eight': event('distributor', 'Ada', { sets: TROUBLE, players: EIGHT }),

  'swap-hands-identity-theft': event('identity-theft', 'Ada', { sets: TROUBLE, limit: 'none', scores: {} }),
  'swap-hands-identity-theft-of-eight': event('identity-theft', 'Ada', {
    sets: TROUBLE,
    players: EIGHT,
    limit: 'none',
    scores: {},
  }),
  'swap-hands-sevens': after([['Ada', 'red 7']], { sets: ALL, rules: 'sevens' }),
}
