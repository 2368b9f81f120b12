import { type Moments, momentAfter } from './tables.ts'

/** Reaction prompts, and the acknowledgement between rounds. */
export const REACTION_MOMENTS: Moments = {
  'block-remote': momentAfter([['Dea', 'remote on 20', 'Ada']], {
    turn: 'Dea',
    hands: { Ada: 'block, push, snail, ghost' },
  }),
  'block-of-long-names': {
    ...momentAfter([['Dea', 'remote on 20', 'Ada']], {
      turn: 'Dea',
      hands: { Ada: 'block, push, snail, ghost' },
    }),
    playerOverrides: { Dea: { name: 'Donaudampfschifffahrerin' }, Ben: { name: 'Ben Emil Friedrich Georg' } },
  },
  'block-without-one': momentAfter([['Dea', 'remote on 20', 'Ada']], { turn: 'Dea' }),
  're-roll': momentAfter([['Dea', 'stop on 20', 'roll']], {
    turn: 'Dea',
    dice: [6],
    hands: { Ada: 're-roll, push, snail, ghost' },
  }),
  're-roll-own-die': momentAfter([['Ada', 'snail on 20', 'roll']], {
    dice: [6],
    hands: { Ada: 're-roll, push, snail, ghost' },
  }),
  'nice-try': momentAfter([['Dea', 'stop on 20', 'roll'], 'lets'], {
    turn: 'Dea',
    tokens: { Dea: 47 },
    dice: [6],
    hands: { Ada: 'nice try, push, snail, ghost' },
  }),
  'next-round': momentAfter([['Dea', 'stop on 20', 'roll'], 'lets', 'lets'], {
    turn: 'Dea',
    tokens: { Dea: 47 },
    dice: [6],
    hands: { Ada: 'fuck you, push, snail, ghost' },
    limit: 300,
  }),
}
