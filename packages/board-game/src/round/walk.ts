import { type Space, within } from '../model/board.ts'
import { type Ground, topOf } from '../table/ground.ts'

/** Which way a token walks. */
export type Toward = 1 | -1

/** The spaces that so many steps lead over: cards act on whoever enters them, unless nobody is there to be acted on. */
export function walk(ground: Ground, from: Space, steps: number, toward: Toward, isGhost: boolean): Space[] {
  const path: Space[] = []
  let at = from
  for (let left = steps; left > 0; left--) {
    const next = nextSpace(ground, at, toward, isGhost)
    if (next === at) break
    at = next
    path.push(at)
    const passing = isGhost ? null : topOf(ground, at)?.passing
    if (passing === 'stops') break
    if (passing === 'slows') left--
  }
  return path
}

/** A space that nobody may enter is jumped over and does not count as a step. */
function nextSpace(ground: Ground, from: Space, toward: Toward, isGhost: boolean): Space {
  let next = within(ground.street, from + toward)
  while (!isGhost && refuses(ground, next)) next = within(ground.street, next + toward)
  return next
}

const refuses = (ground: Ground, space: Space): boolean => topOf(ground, space)?.passing === 'refuses'

/** Whoever comes to rest where nobody may be goes on forward, and again if need be (FAQ 5). */
export function hopOff(ground: Ground, space: Space): Space[] {
  const path: Space[] = []
  for (let at = space; refuses(ground, at); ) path.push(++at)
  return path
}
