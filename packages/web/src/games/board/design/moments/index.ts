import { CHOOSING } from './asks-choosing.ts'
import { PLACING } from './asks-placing.ts'
import { REACTIONS } from './asks-reactions.ts'
import { COUCH } from './couch.ts'
import { STATES } from './states.ts'
import type { Moments } from './tables.ts'

/** Every kind of question, and the states that a table can be in. Those that ask are called by what they ask. */
export const MOMENTS: Moments = { ...PLACING, ...CHOOSING, ...REACTIONS, ...STATES, ...COUCH }
