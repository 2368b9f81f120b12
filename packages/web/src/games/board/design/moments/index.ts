import { CHOOSING_MOMENTS } from './asks-choosing.ts'
import { PLACING_MOMENTS } from './asks-placing.ts'
import { REACTION_MOMENTS } from './asks-reactions.ts'
import { COUCH_MOMENTS } from './couch.ts'
import { STATE_MOMENTS } from './states.ts'
import type { Moments } from './tables.ts'

/** Every kind of question, and the states that a table can be in. Those that ask are called by what they ask. */
export const MOMENTS: Moments = {
  ...PLACING_MOMENTS,
  ...CHOOSING_MOMENTS,
  ...REACTION_MOMENTS,
  ...STATE_MOMENTS,
  ...COUCH_MOMENTS,
}
