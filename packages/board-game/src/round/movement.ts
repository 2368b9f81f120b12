import type { Seat } from '@slapwise/kernel'
import type { Space } from '../model/board.ts'
import type { Move } from '../model/facts.ts'
import type { Ask } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { groundOf, topOf } from '../table/ground.ts'
import { cardIn, directionOf } from '../table/lying.ts'
import { moveToken } from '../table/verbs.ts'
import { D6, roll } from './dice.ts'
import { hopOff, type Toward, walk } from './walk.ts'

/** Walks so many steps, and then whatever the token comes to rest on acts. */
export function* carryOutMovement(table: Table, seat: Seat, steps: number, toward: Toward): Ask<void> {
  moveToken(table, seat, 'walk', walk(groundOf(table), table.tokens[seat], steps, toward, table.isGhost))
  yield* comeToRest(table, seat)
}

/** Moves a token forward even in a turn that goes backward, with all that is rolled for at the end of the movement. */
export function* marchForward(table: Table, seat: Seat, steps: number): Ask<void> {
  const { isBackward } = table
  table.isBackward = false
  yield* carryOutMovement(table, seat, steps, 1)
  table.isBackward = isBackward
}

/** A rolled movement goes backward where its player has turned it round. */
export const rolledToward = (table: Table, seat: Seat): Toward =>
  table.isBackward && seat === table.turn ? -1 : 1

/** Goes to a space by the effect of a card on the board: a part of the movement. */
export function* beMoved(table: Table, seat: Seat, how: Move, to: Space): Ask<void> {
  moveToken(table, seat, how, [to])
  hop(table, seat)
  yield* comeToRest(table, seat)
}

/** Comes to a space otherwise: that is no movement and triggers nothing, unless nobody may be there. */
export function* bePut(table: Table, seat: Seat, how: Move, to: Space): Ask<void> {
  moveToken(table, seat, how, [to])
  if (hop(table, seat)) yield* comeToRest(table, seat)
}

function hop(table: Table, seat: Seat): boolean {
  const path = hopOff(groundOf(table), table.tokens[seat])
  moveToken(table, seat, 'hop', path)
  return path.length > 0
}

/** Keeps the numbers of teleports and cards apart. */
const TELEPORTS = 512
const TOKENS = 1024

/** Where a movement ends: what lies there acts, once per token and turn (FAQ 1). */
function* comeToRest(table: Table, seat: Seat): Ask<void> {
  if (table.isGhost) return
  const space = table.tokens[seat]
  const number = table.teleports.indexOf(space)
  if (number >= 0) {
    if (isFirst(table, seat, TELEPORTS + number)) yield* useTeleport(table, seat, space)
    return
  }
  const landed = topOf(groundOf(table), space)?.landed
  const lies = table.spaces[space].at(-1)!
  if (!landed || !isFirst(table, seat, cardIn(lies))) return
  const source = table.setup.kinds[table.setup.kindOf[cardIn(lies)]].id
  table.facts?.push({ news: { kind: 'triggered', seat, source, space } })
  const asking = landed(table, seat, { space, direction: directionOf(lies) })
  if (asking) yield* asking
}

function isFirst(table: Table, seat: Seat, what: number): boolean {
  if (table.triggered.includes(seat * TOKENS + what)) return false
  noteTriggered(table, seat, what)
  return true
}

/** Keeps a card or teleport from acting on this token again in this turn. */
export function noteTriggered(table: Table, seat: Seat, what: number): void {
  table.triggered = [...table.triggered, seat * TOKENS + what]
}

function* useTeleport(table: Table, seat: Seat, space: Space): Ask<void> {
  table.facts?.push({ news: { kind: 'triggered', seat, source: 'numbered-teleport', space } })
  yield* teleport(table, seat)
}

/** Rolls for one of the numbered teleports and goes there: no movement, and nothing acts there (FAQ 3 too). */
export function* teleport(table: Table, seat: Seat): Ask<void> {
  const number = yield* roll(table, seat, D6)
  toTeleport(table, seat, number)
}

export const toTeleport = (table: Table, seat: Seat, number: number): void =>
  moveToken(table, seat, 'teleport', [table.teleports[number - 1]])
