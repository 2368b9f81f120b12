import type { Seat } from '@slapwise/kernel'
import type { Setup } from '../../model/setup.ts'
import type { View } from '../../views/view.ts'
import { type Lay, layOf } from './lay.ts'
import { type Standing, standingOf } from './standing.ts'

/** What it makes of what it sees when it is asked. */
export interface Seen {
  readonly setup: Setup
  readonly view: View
  readonly seat: Seat
  readonly lay: Lay
  readonly standing: Standing
}

export function seenBy(setup: Setup, view: View, seat: Seat): Seen {
  const standing = standingOf(setup, view, seat)
  return { setup, view, seat, standing, lay: layOf(setup, view, standing, seat) }
}
