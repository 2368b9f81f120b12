import {
  ALL_SETS,
  EIGHT_PLAYERS,
  type Moments,
  momentAfter,
  momentOfEvent,
  SUPERCHARGE_SETS,
  TROUBLEMAKER_SETS,
} from './tables.ts'

/** Prompts that only events and rule cards cause. */
export const EVENT_MOMENTS: Moments = {
  'event-event-manager': momentOfEvent('event-manager, tornado, doomsday, robin-hood', 'Ada', {
    sets: ALL_SETS,
  }),
  'event-repeat': momentAfter(
    [
      ['Cem', 'black 5'],
      ['Dea', 'fantastic', '3'],
      ['Ada', 'black 3'],
    ],
    {
      sets: ALL_SETS,
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

  'lay-gambling-man': momentOfEvent('gambling-man', 'Dea'),
  'lay-russian-roulette': momentOfEvent('russian-roulette', 'Dea', { sets: TROUBLEMAKER_SETS }),
  'lay-tsunami-first': momentOfEvent('tsunami', 'Dea', { sets: SUPERCHARGE_SETS }),
  'lay-tsunami': momentOfEvent('tsunami', 'Ben', { sets: SUPERCHARGE_SETS }, [
    ['Cem', 'blue 1'],
    ['Dea', 'yellow 2'],
  ]),
  'lay-tsunami-too-high': momentOfEvent(
    'tsunami',
    'Ben',
    { sets: SUPERCHARGE_SETS, hands: { Dea: 'red 10, yellow 1, green 6' } },
    [
      ['Cem', 'green 9'],
      ['Dea', 'red 10'],
    ],
  ),

  'seppuku-points': momentOfEvent('seppuku', 'Dea', { sets: TROUBLEMAKER_SETS }),
  'seppuku-without-points': momentOfEvent('seppuku', 'Dea', {
    sets: TROUBLEMAKER_SETS,
    limit: 'none',
    scores: {},
  }),

  'distribute-own-hand': momentOfEvent('distributor', 'Ada', { sets: TROUBLEMAKER_SETS }),
  'distribute-second-hand': momentOfEvent('distributor', 'Ada', { sets: TROUBLEMAKER_SETS }, [
    ['Ada', 'Cem'],
  ]),
  'distribute-third-hand': momentOfEvent('distributor', 'Ada', { sets: TROUBLEMAKER_SETS }, [
    ['Ada', 'Cem', 'Ben'],
  ]),
  'distribute-of-eight': momentOfEvent('distributor', 'Ada', {
    sets: TROUBLEMAKER_SETS,
    players: EIGHT_PLAYERS,
  }),

  'swap-hands-identity-theft': momentOfEvent('identity-theft', 'Ada', {
    sets: TROUBLEMAKER_SETS,
    limit: 'none',
    scores: {},
  }),
  'swap-hands-identity-theft-of-eight': momentOfEvent('identity-theft', 'Ada', {
    sets: TROUBLEMAKER_SETS,
    players: EIGHT_PLAYERS,
    limit: 'none',
    scores: {},
  }),
  'swap-hands-sevens': momentAfter([['Ada', 'red 7']], { sets: ALL_SETS, rules: 'sevens' }),
}
