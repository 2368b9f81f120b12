import { type Moments, SIX, table } from './tables.ts'

/** The big screen, for as many as can sit at it. */
export const COUCH: Moments = Object.fromEntries(
  SIX.slice(1).map((_, i) => {
    const players = SIX.slice(0, i + 2)
    return [
      `state-couch-of-${players.length}`,
      { setting: table({ players }), viewer: null, isOnCouch: true },
    ]
  }),
)
