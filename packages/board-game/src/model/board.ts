import type { LocalizedText } from '@slapwise/kernel'

/**
 * The number of a space: 0 is the start, the highest one the end. It is also the number of minus points for a token on
 * it.
 */
export type Space = number

export const START: Space = 0

/** The id of numbered teleports, beside those of cards and events. */
export const NUMBERED_TELEPORT_ID = 'numbered-teleport'

/** There is one numbered teleport for each value of the six-sided die. */
export const LAST_TELEPORT = 6

/** The direction of a placed card. Most kinds have none (`NOWHERE`). */
export const NOWHERE = 0
export const FORWARD = 1
export const BACKWARD = 2
export const UP = 3
export const DOWN = 4
export type Direction = typeof NOWHERE | typeof FORWARD | typeof BACKWARD | typeof UP | typeof DOWN

/** Indexed by `Direction`. */
export const DIRECTION_NAMES = ['nowhere', 'forward', 'backward', 'up', 'down'] as const

/** A board as it is stored in a file: its layout and its set of cards. */
export interface BoardFile {
  readonly name: LocalizedText
  /** From the bottom row to the top, each from left to right; 0 is a hole. */
  readonly rows: readonly (readonly number[])[]
  /** Pairs of spaces, one above the other, with a wall between them. */
  readonly walls: readonly (readonly number[])[]
  /** The initial spaces of the six numbered teleports. */
  readonly teleports: readonly Space[]
  /** The number of cards of each kind, by id. */
  readonly cards: Readonly<Record<string, number>>
}

/** The spaces of a board, prepared for movement. */
export interface Street {
  readonly end: Space
  readonly columns: number
  readonly rows: number
  /** Column and row of each space; the start is left of the bottom row, at column -1. */
  readonly cells: readonly { readonly column: number; readonly row: number }[]
  /** The space on the other side of the wall, by direction and space; undefined without a wall. */
  readonly spaceBehindWall: Readonly<Record<typeof UP | typeof DOWN, readonly (Space | undefined)[]>>
  /** The directions that lead from each space to another one: along the path, and through walls. */
  readonly directionsFrom: readonly (readonly Direction[])[]
  readonly teleports: readonly Space[]
}

/** The neighbouring space in a direction. */
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

export const clampSpace = ({ end }: Street, space: Space): Space => Math.max(START, Math.min(space, end))
