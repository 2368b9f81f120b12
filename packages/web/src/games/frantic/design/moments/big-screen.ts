import { bigScreenMoments } from '../../../../kit/design/moment.ts'
import { EIGHT_PLAYERS, tableSetting } from './tables.ts'

export const BIG_SCREEN_MOMENTS = bigScreenMoments(EIGHT_PLAYERS, tableSetting)
