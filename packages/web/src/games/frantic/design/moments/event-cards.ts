import { ALL_SETS, type Moments, momentAfter, momentOfEvent, TROUBLEMAKER_SETS } from './tables.ts'

/** Events whose cards lie in a row of their own, and the end of a Time Bomb. */
export const EVENT_CARD_MOMENTS: Moments = {
  'state-black-jack-exceeded': { ...momentOfEvent('black-jack', 'Ada', { sets: ALL_SETS }), newFactCount: 1 },
  'state-rewind': { ...momentOfEvent('rewind', 'Ada', { sets: ALL_SETS }), newFactCount: 1 },
  'state-tsunami': momentOfEvent('tsunami', 'Ada', { sets: ALL_SETS }, [['Ben', 'green 2']]),
  'state-market-of-a-plague': momentOfEvent('plague, market', 'Ada', { sets: TROUBLEMAKER_SETS }, [
    'lets',
    ['Ben', 'green 7'],
  ]),
  'state-double-trouble': momentOfEvent('market', 'Ada', { sets: ALL_SETS, rules: 'double-trouble' }, [
    ['Ben', 'green 7'],
  ]),
  'state-time-bomb-goes-off': {
    ...momentAfter([['Ada', 'red 2']], { lasting: [{ id: 'time-bomb', turns: [0, 0, 0, 0] }] }),
    newFactCount: 2,
  },
  'state-time-bomb-defused': {
    ...momentAfter([['Ada', 'red 2'], 'lets'], {
      hands: { Ada: 'red 2' },
      lasting: [{ id: 'time-bomb', turns: [1, 1, 1, 2] }],
    }),
    newFactCount: 2,
  },
}
