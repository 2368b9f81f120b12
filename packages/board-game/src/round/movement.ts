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

/** Walks `steps` spaces; then the card or teleport on the last one takes effect. */
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

/** Walks forward, even in a turn with Reverse, including all effects at the end. */
export function* walkForward(table: Table, seat: Seat, steps: number): GameScript<void> {
  const { isBackward } = table
  table.isBackward = false
  yield* carryOutMovement(table, seat, steps, 1)
  table.isBackward = isBackward
}

/** The direction of a rolled movement: backward in the turn of a player who has played Reverse. */
export const walkDirectionOf = (table: Table, seat: Seat): WalkDirection =>
  table.isBackward && seat === table.turn ? -1 : 1

/**
 * Moves a token by the effect of a card on the board. It counts as movement, so the card on the new space takes effect.
 */
export function* moveByCard(table: Table, seat: Seat, how: MoveKind, to: Space): GameScript<void> {
  moveToken(table, seat, how, [to])
  hopOffForbiddenSpace(table, seat)
  yield* resolveLanding(table, seat)
}

/**
 * Moves a token without counting as movement: nothing takes effect on the new space, except X, which no token may stay
 * on.
 */
export function* putToken(table: Table, seat: Seat, how: MoveKind, to: Space): GameScript<void> {
  moveToken(table, seat, how, [to])
  if (hopOffForbiddenSpace(table, seat)) yield* resolveLanding(table, seat)
}

function hopOffForbiddenSpace(table: Table, seat: Seat): boolean {
  const path = hopPath(boardContentsOf(table), table.tokens[seat])
  moveToken(table, seat, 'hop', path)
  return path.length > 0
}

/** Offset that keeps the ids of teleports apart from those of cards. */
const TELEPORT_ID_BASE = 512
const TRIGGER_IDS_PER_SEAT = 1024

/** The end of a movement: the card or teleport there takes effect, once per token and turn (FAQ 1). */
function* resolveLanding(table: Table, seat: Seat): GameScript<void> {
  if (table.isGhost) return
  const space = table.tokens[seat]
  const number = table.teleports.indexOf(space)
  if (number >= 0) {
    if (markIfFirst(table, seat, TELEPORT_ID_BASE + number)) yield* landOnTeleport(table, seat, space)
    return
  }
  const onLanded = activeCardOn(boardContentsOf(table), space)?.onLanded
  const topCard = table.spaces[space].at(-1)!
  if (!onLanded || !markIfFirst(table, seat, decodeCard(topCard))) return
  const source = table.setup.kinds[table.setup.kindOfCard[decodeCard(topCard)]].id
  table.facts?.push({ publicPart: { kind: 'triggered', seat, source, space } })
  const script = onLanded(table, seat, { space, direction: decodeDirection(topCard) })
  if (script) yield* script
}

function markIfFirst(table: Table, seat: Seat, triggerId: number): boolean {
  if (table.triggered.includes(seat * TRIGGER_IDS_PER_SEAT + triggerId)) return false
  markTriggered(table, seat, triggerId)
  return true
}

/** Prevents a card or teleport from taking effect on this token again in this turn. */
export function markTriggered(table: Table, seat: Seat, triggerId: number): void {
  table.triggered = [...table.triggered, seat * TRIGGER_IDS_PER_SEAT + triggerId]
}

function* landOnTeleport(table: Table, seat: Seat, space: Space): GameScript<void> {
  table.facts?.push({ publicPart: { kind: 'triggered', seat, source: 'numbered-teleport', space } })
  yield* teleportByRoll(table, seat)
}

/**
 * Rolls for a numbered teleport and moves the token there. It is not movement, and nothing takes effect there (also FAQ
 * 3).
 */
export function* teleportByRoll(table: Table, seat: Seat): GameScript<void> {
  const number = yield* rollDie(table, seat, D6)
  moveToTeleport(table, seat, number)
}

export const moveToTeleport = (table: Table, seat: Seat, number: number): void =>
  moveToken(table, seat, 'teleport', [table.teleports[number - 1]])
