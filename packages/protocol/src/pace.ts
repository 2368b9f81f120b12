import { TEMPO_NAMES } from '@slapwise/kernel'
import { z } from 'zod'

export const PACES = ['relaxed', 'normal', 'fast', 'correspondence'] as const

export const paceSchema = z.enum(PACES)

/** How fast things happen that nobody has to think about. */
export const tempoSchema = z.enum(TEMPO_NAMES)

export type Pace = (typeof PACES)[number]

interface Times {
  /** Seconds for a decision; null for as long as it takes. */
  readonly decision: number | null
  /** Seconds that a reaction window stays open, whoever holds what. */
  readonly window: number
  /** Seconds that everybody has to say OK. */
  readonly okay: number
}

const DAY = 24 * 60 * 60

export const TIMES: Readonly<Record<Pace, Times>> = {
  relaxed: { decision: null, window: 4, okay: 120 },
  normal: { decision: 45, window: 2, okay: 30 },
  fast: { decision: 15, window: 1.5, okay: 12 },
  correspondence: { decision: 2 * DAY, window: DAY, okay: DAY },
}

/** Seconds that something lies there for all to see, at every pace: nobody is to be held up by it. */
export const GLANCE = 1.5

/** Milliseconds that a bot may think which takes its time, where nobody says otherwise. */
export const THINKING = 200

/** What *hold on* adds to a reaction window, in seconds. */
export const HOLD_ON = 6
