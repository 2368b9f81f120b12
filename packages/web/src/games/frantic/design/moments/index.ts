import { ATTACKS } from './asks-attacks.ts'
import { EVENTS } from './asks-events.ts'
import { GIVING } from './asks-giving.ts'
import { LOOKING } from './asks-looking.ts'
import { POWERS } from './asks-powers.ts'
import { REACTIONS } from './asks-reactions.ts'
import { ROUNDS } from './asks-rounds.ts'
import { WISHES } from './asks-wishes.ts'
import { COUCH } from './couch.ts'
import { STATES } from './states.ts'
import type { Moments } from './tables.ts'

/** Every kind of question, and the states that a table can be in. Those that ask are called by what they ask. */
export const MOMENTS: Moments = {
  ...ROUNDS,
  ...ATTACKS,
  ...GIVING,
  ...WISHES,
  ...LOOKING,
  ...REACTIONS,
  ...POWERS,
  ...EVENTS,
  ...STATES,
  ...COUCH,
}
