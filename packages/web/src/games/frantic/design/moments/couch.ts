import { bigScreenMoments } from '../../../../kit/design/moment.ts'
import { EIGHT_PLAYERS, tableSetting } from './tables.ts'

export const COUCH_MOMENTS = bigScreenMoments(EIGHT_PLAYERS, tableSetting)
