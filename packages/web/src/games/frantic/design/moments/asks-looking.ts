import {
  ALL_SETS,
  EIGHT_PLAYERS,
  type Moments,
  momentAfter,
  momentOfEvent,
  TROUBLEMAKER_SETS,
} from './tables.ts'

const THIEF = 'red thief, red 7, red 2, blue 7, green 4, fantastic'

/** Prompts about cards outside the viewer's hand. */
export const LOOKING_MOMENTS: Moments = {
  'steal-thief': momentAfter([['Ada', 'red thief', 'Dea'], 'lets'], {
    sets: TROUBLEMAKER_SETS,
    hands: { Ada: THIEF },
  }),
  'steal-thief-from-many': momentAfter([['Ada', 'red thief', 'Dea'], 'lets'], {
    sets: ALL_SETS,
    hands: {
      Ada: THIEF,
      Dea: 'yellow 1, yellow 2, yellow 8, green 6, red 8, black 3, purple 1, purple 2, purple 8, curse, red 10, edison, fuck you, blue recharge, equality',
    },
  }),

  'pick-market': momentOfEvent('market', 'Dea', { draw: 'green 7, fantastic four, black 8, yellow 5' }),
  'pick-market-second': momentOfEvent('market', 'Cem', { draw: 'green 7, fuck you, black 8, yellow 5' }, [
    ['Dea', 'green 7'],
  ]),
  'pick-market-of-eight': momentOfEvent('market', 'Hal', {
    players: EIGHT_PLAYERS,
    draw: 'green 7, fantastic four, black 8, yellow 5, blue 6, nice try, red 4, blue gift',
  }),

  'seen-the-all-seeing-eye': momentOfEvent('the-all-seeing-eye', 'Dea'),
  'seen-the-all-seeing-eye-of-eight': momentOfEvent('the-all-seeing-eye', 'Hal', { players: EIGHT_PLAYERS }),
}
