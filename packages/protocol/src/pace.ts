export const PACES = ['relaxed', 'normal', 'fast', 'correspondence'] as const

export type Pace = (typeof PACES)[number]

interface PaceTimes {
  /** Seconds for a decision; null for no limit. */
  readonly decisionSeconds: number | null
  /** Seconds that a reaction window stays open, whoever holds cards for it. */
  readonly windowSeconds: number
  /** Seconds to acknowledge. */
  readonly acknowledgeSeconds: number
}

const DAY_SECONDS = 24 * 60 * 60

export const PACE_TIMES: Readonly<Record<Pace, PaceTimes>> = {
  relaxed: { decisionSeconds: null, windowSeconds: 8, acknowledgeSeconds: 120 },
  normal: { decisionSeconds: 45, windowSeconds: 6, acknowledgeSeconds: 30 },
  fast: { decisionSeconds: 15, windowSeconds: 3, acknowledgeSeconds: 12 },
  correspondence: {
    decisionSeconds: 2 * DAY_SECONDS,
    windowSeconds: DAY_SECONDS,
    acknowledgeSeconds: DAY_SECONDS,
  },
}

/** Seconds of a `glance` prompt, at every pace, so that nobody is held up by it. */
export const GLANCE_SECONDS = 1.5

/** The default thinking time of a slow bot, in milliseconds. */
export const BOT_THINKING_MS = 200

/** Seconds that extending a reaction window adds. */
export const WINDOW_EXTENSION_SECONDS = 6
