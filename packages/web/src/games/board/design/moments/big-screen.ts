import { bigScreenMoments } from '../../../../kit/design/moment.ts'
import { type Moments, midRoundScene, momentAfter, SIX_PLAYERS } from './tables.ts'

export const BIG_SCREEN_MOMENTS: Moments = {
  ...bigScreenMoments(SIX_PLAYERS, midRoundScene),
  'state-big-screen-match-over': {
    ...momentAfter([['Dea', 'stop on 20', 'roll'], 'lets', 'lets'], {
      players: SIX_PLAYERS,
      turn: 'Dea',
      tokens: { Dea: 47 },
      dice: [6],
      limit: 50,
    }),
    viewer: null,
    isOnBigScreen: true,
  },
}
