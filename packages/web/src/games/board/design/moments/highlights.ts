import { type Moments, momentAfter, momentOfEvent } from './tables.ts'

/** Something that has just happened to the viewer. */
export const HIGHLIGHT_MOMENTS: Moments = {
  'state-highlight-attack': {
    ...momentAfter([['Dea', 'remote on 20', 'Ada'], 'lets'], { turn: 'Dea' }),
    newFactCount: 1,
  },
  'state-highlight-hand': { ...momentOfEvent(14, 'Cem'), onStage: 'gave-hand' },
  'turn-after-a-gift': momentAfter([['Dea', 'stop on 20', 'roll'], 'lets', ['Dea', 'Ada 2'], 'lets'], {
    turn: 'Dea',
    tokens: { Dea: 25 },
    dice: [1],
  }),
  'state-nice-try-thrown': {
    ...momentAfter(
      [
        ['Dea', 'stop on 20', 'roll'],
        'lets',
        ['Ada', 'pass'],
        ['Ben', 'pass'],
        ['Dea', 'pass'],
        ['Cem', 'nice try'],
      ],
      {
        turn: 'Dea',
        tokens: { Dea: 47 },
        dice: [6],
        hands: { Cem: 'nice try, magnet, reverse, snail' },
      },
    ),
    newFactCount: 4,
  },
}
