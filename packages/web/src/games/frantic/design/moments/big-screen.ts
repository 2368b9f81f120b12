import { bigScreenMoments } from '../../../../kit/design/moment.ts'
import { STATE_MOMENTS } from './states.ts'
import { EIGHT_PLAYERS, type Moments, midRoundScene } from './tables.ts'

const onBigScreen = { viewer: null, isOnBigScreen: true } as const

export const BIG_SCREEN_MOMENTS: Moments = {
  ...bigScreenMoments(EIGHT_PLAYERS, midRoundScene),
  'state-big-screen-history': { ...STATE_MOMENTS['state-bystander-of-an-attack'], ...onBigScreen },
  'state-big-screen-waiting-for-the-gone': {
    setting: midRoundScene({ turn: 'Ben' }),
    playerOverrides: { Ben: { isOnline: false } },
    ...onBigScreen,
  },
  'state-big-screen-match-over': { ...STATE_MOMENTS['state-match-over'], ...onBigScreen },
}
