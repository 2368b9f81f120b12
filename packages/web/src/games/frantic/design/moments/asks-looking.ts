import { ALL, after, EIGHT, event, type Moments, TROUBLE } from './tables.ts'

const THIEF = 'red thief, red 7, red 2, blue 7, green 4, fantastic'

/** Cards that are not in one's own hand. */
export const LOOKING: Moments = {
  'steal-thief': after([['Ada', 'red thief', 'Dea'], 'lets'], { sets: TROUBLE, hands: { Ada: THIEF } }),
  'steal-thief-from-many': after([['Ada', 'red thief', 'Dea'], 'lets'], {
    sets: ALL,
    hands: {
      Ada: THIEF,
      Dea: 'yellow 1, yellow 2, yellow 8, green 6, red 8, black 3, purple 1, purple 2, purple 8, curse, red 10, edison, fuck you, blue recharge, equality',
    },
  }),

  'pick-market': event('market', 'Dea', { draw: 'green 7, fantastic four, black 8, yellow 5' }),
  'pick-market-second': event('market', 'Cem', { draw: 'green 7, fuck you, black 8, yellow 5' }, [
    ['Dea', 'green 7'],
  ]),
  'pick-market-of-eight': event('market', 'Hal', {
    players: EIGHT,
    draw: 'green 7, fantastic four, black 8, yellow 5, blue 6, nice try, red 4, blue gift',
  }),

  'seen-the-all-seeing-eye': event('the-all-seeing-eye', 'Dea'),
  'seen-the-all-seeing-eye-of-eight': event('the-all-seeing-eye', 'Hal', { players: EIGHT }),
}
