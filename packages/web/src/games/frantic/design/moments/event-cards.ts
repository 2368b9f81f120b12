import { ALL_SETS, type Moments, momentOfEvent, TROUBLEMAKER_SETS } from './tables.ts'

/** Events whose cards lie in a row of their own. */
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
}
