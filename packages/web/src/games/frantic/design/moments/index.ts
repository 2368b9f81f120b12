import { ATTACK_MOMENTS } from './asks-attacks.ts'
import { EVENT_MOMENTS } from './asks-events.ts'
import { GIVING_MOMENTS } from './asks-giving.ts'
import { LOOKING_MOMENTS } from './asks-looking.ts'
import { POWER_MOMENTS } from './asks-powers.ts'
import { REACTION_MOMENTS } from './asks-reactions.ts'
import { ROUND_MOMENTS } from './asks-rounds.ts'
import { WISH_MOMENTS } from './asks-wishes.ts'
import { BIG_SCREEN_MOMENTS } from './big-screen.ts'
import { EVENT_CARD_MOMENTS } from './event-cards.ts'
import { HIGHLIGHT_MOMENTS } from './highlights.ts'
import { STATE_MOMENTS } from './states.ts'
import type { Moments } from './tables.ts'

/** All moments: one or more per kind of question, named after it, and other states of the table. */
export const MOMENTS: Moments = {
  ...ROUND_MOMENTS,
  ...ATTACK_MOMENTS,
  ...GIVING_MOMENTS,
  ...WISH_MOMENTS,
  ...LOOKING_MOMENTS,
  ...REACTION_MOMENTS,
  ...POWER_MOMENTS,
  ...EVENT_MOMENTS,
  ...EVENT_CARD_MOMENTS,
  ...STATE_MOMENTS,
  ...HIGHLIGHT_MOMENTS,
  ...BIG_SCREEN_MOMENTS,
}
