import type { Seat } from '@slapwise/kernel'
import type { Setup } from '../../model/setup.ts'
import type { View } from '../../views/view.ts'
import { pathsOf } from '../paths.ts'
import type { Lay } from './lay.ts'
import { worthsOfEnd } from './points.ts'
import { type Standing, standingOf } from './standing.ts'
import { worthOfTrouble } from './trouble.ts'

/** What it makes of what it sees when it is asked. */
export interface Seen {
  readonly setup: Setup
  readonly view: View
  readonly seat: Seat
  readonly lay: Lay
  readonly standing: Standing
}

export function seenBy(setup: Setup, view: View, seat: Seat): Seen {
  const paths = pathsOf(setup, view)
  const standing = standingOf(paths, view, seat, setup.limit)
  let trouble: number | null = null
  const lay: Lay = {
    ...paths,
    stakes: standing.stakes,
    costs: standing.costs,
    ends: worthsOfEnd(setup, view, standing, seat),
    trouble() {
      trouble ??= worthOfTrouble(view, standing, seat)
      return trouble
    },
  }
  return { setup, view, seat, standing, lay }
}
