import { clampSpace, type Space } from '../model/board.ts'
import { activeCardOn, type BoardContents } from '../table/board-contents.ts'

/** Which way a token walks. */
export type WalkDirection = 1 | -1

/** The spaces that so many steps lead over: cards act on whoever enters them, unless nobody is there to be acted on. */
export function walkPath(
  ground: BoardContents,
  from: Space,
  steps: number,
  toward: WalkDirection,
  isGhost: boolean,
): Space[] {
  const path: Space[] = []
  let at = from
  for (let left = steps; left > 0; left--) {
    const next = nextSpace(ground, at, toward, isGhost)
    if (next === at) break
    at = next
    path.push(at)
    const passing = isGhost ? null : activeCardOn(ground, at)?.passingEffect
    if (passing === 'stops') break
    if (passing === 'slows') left--
  }
  return path
}

/** A space that nobody may enter is jumped over and does not count as a step. */
function nextSpace(ground: BoardContents, from: Space, toward: WalkDirection, isGhost: boolean): Space {
  let next = clampSpace(ground.street, from + toward)
  while (!isGhost && isForbiddenSpace(ground, next)) next = clampSpace(ground.street, next + toward)
  return next
}

const isForbiddenSpace = (ground: BoardContents, space: Space): boolean =>
  activeCardOn(ground, space)?.passingEffect === 'refuses'

/** Whoever comes to rest where nobody may be goes on forward, and again if need be (FAQ 5). */
export function hopPath(ground: BoardContents, space: Space): Space[] {
  const path: Space[] = []
  for (let at = space; isForbiddenSpace(ground, at); ) path.push(++at)
  return path
}
