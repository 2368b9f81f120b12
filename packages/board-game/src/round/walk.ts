import { clampSpace, type Space } from '../model/board.ts'
import { activeCardOn, type BoardContents } from '../table/board-contents.ts'

export type WalkDirection = 1 | -1

/**
 * The spaces that a token walks over in `steps` steps. Cards on the way take effect unless the token is a ghost; their
 * spaces are added to `hindrances`, if given.
 */
export function walkPath(
  board: BoardContents,
  from: Space,
  steps: number,
  toward: WalkDirection,
  isGhost: boolean,
  hindrances: Space[] | null = null,
): Space[] {
  const path: Space[] = []
  let at = from
  for (let left = steps; left > 0; left--) {
    const next = nextSpace(board, at, toward, isGhost, hindrances)
    if (next === at) break
    at = next
    path.push(at)
    const passing = isGhost ? null : activeCardOn(board, at)?.passingEffect
    // Entered with the last step, Stop and Snail take nothing away.
    if (passing && left > 1) hindrances?.push(at)
    if (passing === 'stops') break
    if (passing === 'slows') left--
  }
  return path
}

/** A space with X is skipped and does not count as a step. */
function nextSpace(
  board: BoardContents,
  from: Space,
  toward: WalkDirection,
  isGhost: boolean,
  hindrances: Space[] | null,
): Space {
  let next = clampSpace(board.street, from + toward)
  while (!isGhost && isForbiddenSpace(board, next)) {
    hindrances?.push(next)
    next = clampSpace(board.street, next + toward)
  }
  return next
}

const isForbiddenSpace = (board: BoardContents, space: Space): boolean =>
  activeCardOn(board, space)?.passingEffect === 'refuses'

/** The path off a space with X: forward, repeatedly if the next one has X as well (FAQ 5). */
export function hopPath(board: BoardContents, space: Space): Space[] {
  const path: Space[] = []
  for (let at = space; isForbiddenSpace(board, at); ) path.push(++at)
  return path
}
