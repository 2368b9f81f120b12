import { couchMoments } from '../../../../kit/design/moment.ts'
import { EIGHT, table } from './tables.ts'

export const COUCH = couchMoments(EIGHT, table)
