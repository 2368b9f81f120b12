import type { Seat } from '@slapwise/kernel'
import type { Space } from '../model/board.ts'
import type { MoveKind } from '../model/facts.ts'
import type { GameScript } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { activeCardOn, boardContentsOf } from '../table/board-contents.ts'
import { decodeCard, decodeDirection } from '../table/placed-card.ts'
import { moveToken } from '../table/verbs.ts'
import { D6, rollDie } from './dice.ts'
import { hopPath, type WalkDirection, walkPath } from './walk.ts'

/** Walks so many steps, and then whatever the token comes to rest on acts. */
export function* carryOutMovement(
  table: Table,
  seat: Seat,
  steps: number,
  toward: WalkDirection,
): GameScript<void> {
  moveToken(
    table,
    seat,
    'walk',
    walkPath(boardContentsOf(table), table.tokens[seat], steps, toward, table.isGhost),
  )
  yield* resolveLanding(table, seat)
}

/** Moves a token forward even in a turn that goes backward, with all that is rolled for at the end of the movement. */
export function* walkForward(table: Table, seat: Seat, steps: number): GameScript<void> {
  const { isBackward } = table
  table.isBackward = false
  yield* carryOutMovement(table, seat, steps, 1)
  table.isBackward = isBackward
}

/** A rolled movement goes backward where its player has turned it round. */
export const walkDirectionOf = (table: Table, seat: Seat): WalkDirection =>
  table.isBackward && seat === table.turn ? -1 : 1

/** Goes to a space by the effect of a card on the board: a part of the movement. */
export function* moveByCard(table: Table, seat: Seat, how: MoveKind, to: Space): GameScript<void> {
  moveToken(table, seat, how, [to])
  hopOffForbiddenSpace(table, seat)
  yield* resolveLanding(table, seat)
}

/** Comes to a space otherwise: that is no movement and triggers nothing, unless nobody may be there. */
export function* putToken(table: Table, seat: Seat, how: MoveKind, to: Space): GameScript<void> {
  moveToken(table, seat, how, [to])
  if (hopOffForbiddenSpace(table, seat)) yield* resolveLanding(table, seat)
}

function hopOffForbiddenSpace(table: Table, seat: Seat): boolean {
  const path = hopPath(boardContentsOf(table), table.tokens[seat])
  moveToken(table, seat, 'hop', path)
  return path.length > 0
}

/** Keeps the numbers of teleports and cards apart. */
const TELEPORT_ID_BASE = 512
const TRIGGER_IDS_PER_SEAT = 1024

/** Where a movement ends: what lies there acts, once per token and turn (FAQ 1). */
function* resolveLanding(table: Table, seat: Seat): GameScript<void> {
  if (table.isGhost) return
  const space = table.tokens[seat]
  const number = table.teleports.indexOf(space)
  if (number >= 0) {
    if (markIfFirst(table, seat, TELEPORT_ID_BASE + number)) yield* landOnTeleport(table, seat, space)
    return
  }
  const landed = activeCardOn(boardContentsOf(table), space)?.onLanded
  const topCard = table.spaces[space].at(-1)!
  if (!landed || !markIfFirst(table, seat, decodeCard(topCard))) return
  const source = table.setup.kinds[table.setup.kindOfCard[decodeCard(topCard)]].id
  table.facts?.push({ publicPart: { kind: 'triggered', seat, source, space } })
  const asking = landed(table, seat, { space, direction: decodeDirection(topCard) })
  if (asking) yield* asking
}

function markIfFirst(table: Table, seat: Seat, what: number): boolean {
  if (table.triggered.includes(seat * TRIGGER_IDS_PER_SEAT + what)) return false
  markTriggered(table, seat, what)
  return true
}

/** Keeps a card or teleport from acting on this token again in this turn. */
export function markTriggered(table: Table, seat: Seat, what: number): void {
  table.triggered = [...table.triggered, seat * TRIGGER_IDS_PER_SEAT + what]
}

function* landOnTeleport(table: Table, seat: Seat, space: Space): GameScript<void> {
  table.facts?.push({ publicPart: { kind: 'triggered', seat, source: 'numbered-teleport', space } })
  yield* teleportByRoll(table, seat)
}

/** Rolls for one of the numbered teleports and goes there: no movement, and nothing acts there (FAQ 3 too). */
export function* teleportByRoll(table: Table, seat: Seat): GameScript<void> {
  const number = yield* rollDie(table, seat, D6)
  moveToTeleport(table, seat, number)
}

export const moveToTeleport = (table: Table, seat: Seat, number: number): void =>
  moveToken(table, seat, 'teleport', [table.teleports[number - 1]])
