import { bigScreenMoments } from '../../../../kit/design/moment.ts'
import { midRoundScene, SIX_PLAYERS } from './tables.ts'

export const BIG_SCREEN_MOMENTS = bigScreenMoments(SIX_PLAYERS, midRoundScene)
