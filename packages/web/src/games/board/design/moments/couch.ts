import type { StagedPause } from '../../../../game/staged.ts'
import type { Moment } from '../stage.ts'
import { type Moments, SIX, table } from './tables.ts'

const ANY_NUMBER: Moments = Object.fromEntries(
  SIX.slice(1).map((_, i) => {
    const players = SIX.slice(0, i + 2)
    return [
      `state-couch-of-${players.length}`,
      { setting: table({ players }), viewer: null, isOnCouch: true },
    ]
  }),
)

const couch = (pause: StagedPause): Moment => ({ setting: table(), viewer: null, isOnCouch: true, pause })

/** The big screen, for as many as can sit at it, and with a break. */
export const COUCH: Moments = {
  ...ANY_NUMBER,
  'state-couch-break': couch({ isPaused: true, voters: ['Ben'] }),
  'state-couch-break-wanted': couch({ isPaused: false, voters: ['Ben', 'Cem'] }),
}
