import type { LocalizedText } from '@slapwise/kernel'

/** A space of the path: 0 is the start, the last one the end. Whoever stands on it has so many minus points. */
export type Space = number

export const START: Space = 0

/** There is one for each number of a die. */
export const LAST_TELEPORT = 6

/** How a card points; most do not. */
export const NOWHERE = 0
export const FORWARD = 1
export const BACKWARD = 2
export const UP = 3
export const DOWN = 4
export type Direction = typeof NOWHERE | typeof FORWARD | typeof BACKWARD | typeof UP | typeof DOWN

/** By their number in a direction. */
export const DIRECTION_NAMES = ['nowhere', 'forward', 'backward', 'up', 'down'] as const

/** A board as it is written down: what is printed on it, and which cards come with it. */
export interface BoardFile {
  readonly name: LocalizedText
  /** From the lowest, each from left to right; 0 is a hole. */
  readonly rows: readonly (readonly number[])[]
  /** Pairs of spaces, one above the other. */
  readonly walls: readonly (readonly number[])[]
  /** Where the six numbered teleports lie at first. */
  readonly teleports: readonly Space[]
  /** How many there are of each kind. */
  readonly cards: Readonly<Record<string, number>>
}

/** The path, as tokens move on it. */
export interface Street {
  readonly end: Space
  readonly columns: number
  readonly rows: number
  /** Where each space is printed; the start has no place of its own. */
  readonly cells: readonly { readonly column: number; readonly row: number }[]
  /** The space behind the wall, by direction and space; none where there is no wall. */
  readonly spaceBehindWall: Readonly<Record<typeof UP | typeof DOWN, readonly (Space | undefined)[]>>
  /** All ways that lead anywhere from a space: along the path, and through its walls. */
  readonly directionsFrom: readonly (readonly Direction[])[]
  readonly teleports: readonly Space[]
}

/** Where a push leads from a space. */
export function adjacentSpace(
  { end, spaceBehindWall: behind }: Street,
  from: Space,
  direction: Direction,
): Space | undefined {
  switch (direction) {
    case FORWARD:
      return Math.min(from + 1, end)
    case BACKWARD:
      return Math.max(from - 1, START)
    case UP:
    case DOWN:
      return behind[direction][from]
    case NOWHERE:
      return undefined
  }
}

/** Neither below the start nor beyond the end. */
export const clampSpace = ({ end }: Street, space: Space): Space => Math.max(START, Math.min(space, end))
