import type { Seat } from '@slapwise/kernel'
import type { Setup } from '../../model/setup.ts'
import { topOf } from '../../table/ground.ts'
import type { Placement } from '../../table/placement.ts'
import { type Outlook, outlooks } from '../../views/outlook.ts'
import { groundIn, type View } from '../../views/view.ts'
import { mean } from '../mean.ts'

/** The part of a view that rolls depend on: what if it were otherwise? */
export type Board = Pick<View, 'spaces' | 'teleports' | 'tokens' | 'turn' | 'isBackward' | 'isGhost'>

const ROLL = 3.5

/** The points a seat may expect after a turn in which it plays this, or just rolls. */
export function prospect(setup: Setup, board: Board, seat: Seat, played: Placement | null): number {
  const found = outlooks(setup, board, seat, played)
  if (!found) return board.tokens[seat]
  const floats = played !== null && setup.kinds[played.kind].id === 'ghost'
  return mean(
    found.map(
      (outlook) => pointsAfter(setup, board, seat, outlook) + (floats ? 0 : pickedUp(setup, board, outlook)),
    ),
  )
}

/** The points of where a roll leads, and where that is open, of what is likely to follow. */
export function pointsAfter(setup: Setup, board: Board, seat: Seat, { path, opens }: Outlook): number {
  const space = path[path.length - 1]
  switch (opens) {
    case 'numbered-teleport':
    case 'teleport':
      return mean(board.teleports)
    case 'second-chance':
      return Math.min(space + ROLL, setup.street.end)
    case 'swap':
      return Math.min(...board.tokens.filter((_, other) => other !== seat))
    default:
      return space
  }
}

/** What lies there may cost points in hand. */
function pickedUp(setup: Setup, board: Board, { path }: Outlook): number {
  return topOf(groundIn(setup, board), path[path.length - 1])?.inHand ?? 0
}
