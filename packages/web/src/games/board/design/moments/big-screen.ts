import { bigScreenMoments } from '../../../../kit/design/moment.ts'
import { SIX_PLAYERS, tableSetting } from './tables.ts'

export const BIG_SCREEN_MOMENTS = bigScreenMoments(SIX_PLAYERS, tableSetting)
