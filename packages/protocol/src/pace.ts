import { TEMPO_NAMES } from '@slapwise/kernel'
import { z } from 'zod'

export const PACES = ['relaxed', 'normal', 'fast', 'correspondence'] as const

export const paceSchema = z.enum(PACES)

/** How fast things happen that nobody has to think about. */
export const tempoSchema = z.enum(TEMPO_NAMES)

export type Pace = (typeof PACES)[number]

interface PaceTimes {
  /** Seconds for a decision; null for as long as it takes. */
  readonly decisionSeconds: number | null
  /** Seconds that a reaction window stays open, whoever holds what. */
  readonly windowSeconds: number
  /** Seconds that everybody has to say OK. */
  readonly acknowledgeSeconds: number
}

const DAY_SECONDS = 24 * 60 * 60

export const PACE_TIMES: Readonly<Record<Pace, PaceTimes>> = {
  relaxed: { decisionSeconds: null, windowSeconds: 4, acknowledgeSeconds: 120 },
  normal: { decisionSeconds: 45, windowSeconds: 2, acknowledgeSeconds: 30 },
  fast: { decisionSeconds: 15, windowSeconds: 1.5, acknowledgeSeconds: 12 },
  correspondence: {
    decisionSeconds: 2 * DAY_SECONDS,
    windowSeconds: DAY_SECONDS,
    acknowledgeSeconds: DAY_SECONDS,
  },
}

/** Seconds that something lies there for all to see, at every pace: nobody is to be held up by it. */
export const GLANCE_SECONDS = 1.5

/** Milliseconds that a bot may think which takes its time, where nobody says otherwise. */
export const BOT_THINKING_MS = 200

/** What *hold on* adds to a reaction window, in seconds. */
export const WINDOW_EXTENSION_SECONDS = 6
