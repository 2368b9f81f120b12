import { bigScreenMoments } from '../../../../kit/design/moment.ts'
import { EIGHT_PLAYERS, midRoundScene } from './tables.ts'

export const BIG_SCREEN_MOMENTS = bigScreenMoments(EIGHT_PLAYERS, midRoundScene)
