import { couchMoments } from '../../../../kit/design/moment.ts'
import { SIX, table } from './tables.ts'

export const COUCH = couchMoments(SIX, table)
