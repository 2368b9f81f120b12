import { CHOOSING_MOMENTS } from './asks-choosing.ts'
import { PLACING_MOMENTS } from './asks-placing.ts'
import { REACTION_MOMENTS } from './asks-reactions.ts'
import { BIG_SCREEN_MOMENTS } from './big-screen.ts'
import { CAUSE_MOMENTS } from './causes.ts'
import { HIGHLIGHT_MOMENTS } from './highlights.ts'
import { STATE_MOMENTS } from './states.ts'
import type { Moments } from './tables.ts'

/** All moments: one or more per kind of question, named after it, and other states of the table. */
export const MOMENTS: Moments = {
  ...PLACING_MOMENTS,
  ...CHOOSING_MOMENTS,
  ...REACTION_MOMENTS,
  ...STATE_MOMENTS,
  ...CAUSE_MOMENTS,
  ...HIGHLIGHT_MOMENTS,
  ...BIG_SCREEN_MOMENTS,
}
