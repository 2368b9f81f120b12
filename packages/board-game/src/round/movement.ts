import type { Seat } from '@slapwise/kernel'
import { NUMBERED_TELEPORT_ID, type Space } from '../model/board.ts'
import type { NoEffectReason } from '../model/facts.ts'
import type { GameScript } from '../model/question.ts'
import type { SpentSpace, Table } from '../model/table.ts'
import { activeCardOn, boardContentsOf } from '../table/board-contents.ts'
import { decodeCard, decodeDirection } from '../table/placed-card.ts'
import { currentEvent, moveToken } from '../table/verbs.ts'
import { D6, rollDie } from './dice.ts'
import { hopPath, type WalkDirection, walkPath } from './walk.ts'

/**
 * Walks `steps` spaces; then the card or teleport on the last one takes effect. `source` is the card or event that
 * causes it; null for the player’s own die.
 */
export function* carryOutMovement(
  table: Table,
  seat: Seat,
  steps: number,
  toward: WalkDirection,
  source: string | null,
): GameScript<void> {
  const hindrances: Space[] = []
  const path = walkPath(
    boardContentsOf(table),
    table.tokens[seat],
    steps,
    toward,
    table.isGhost,
    table.facts && hindrances,
  )
  moveToken(table, seat, 'walk', path, source)
  for (const space of hindrances)
    table.facts?.push({ publicPart: { kind: 'hindered', seat, source: activeIdOn(table, space), space } })
  if (table.isGhost) pushIfGhostMattered(table, seat, path)
  yield* resolveLanding(table, seat)
}

/** A ghost that has met nothing needs no explanation. */
function pushIfGhostMattered(table: Table, seat: Seat, path: readonly Space[]): void {
  const board = boardContentsOf(table)
  const end = table.tokens[seat]
  const isIgnored =
    table.teleports.includes(end) ||
    activeCardOn(board, end)?.onLanded ||
    path.some((space) => activeCardOn(board, space)?.passingEffect)
  if (isIgnored) pushNoEffect(table, seat, 'ghost', 'ghost')
}

function pushNoEffect(table: Table, seat: Seat, of: string, because: NoEffectReason): void {
  table.facts?.push({ publicPart: { kind: 'no-effect', of, because, seat, space: table.tokens[seat] } })
}

/** The id of the numbered teleport or the top card on a space that has one of them. */
const activeIdOn = (table: Table, space: Space): string =>
  activeCardOn(boardContentsOf(table), space)?.id ?? NUMBERED_TELEPORT_ID

/** Walks forward, even in a turn with Reverse, including all effects at the end. */
export function* walkForward(table: Table, seat: Seat, steps: number): GameScript<void> {
  const { isBackward } = table
  table.isBackward = false
  yield* carryOutMovement(table, seat, steps, 1, currentEvent(table))
  table.isBackward = isBackward
}

/** The direction of a rolled movement: backward in the turn of a player who has played Reverse. */
export const walkDirectionOf = (table: Table, seat: Seat): WalkDirection =>
  table.isBackward && seat === table.turn ? -1 : 1

/**
 * Moves a token by the effect of a card on the board. It counts as movement, so the card on the new space takes effect.
 */
export function* moveByCard(table: Table, seat: Seat, how: 'push' | 'jump', to: Space): GameScript<void> {
  moveToken(table, seat, how, [to], how)
  hopOffForbiddenSpace(table, seat)
  yield* resolveLanding(table, seat)
}

/**
 * Moves a token by Swap, without counting as movement: nothing takes effect on the new space, except X, which no token
 * may stay on.
 */
export function* putToken(table: Table, seat: Seat, to: Space): GameScript<void> {
  moveToken(table, seat, 'swap', [to], 'swap')
  if (hopOffForbiddenSpace(table, seat)) yield* resolveLanding(table, seat)
}

function hopOffForbiddenSpace(table: Table, seat: Seat): boolean {
  const path = hopPath(boardContentsOf(table), table.tokens[seat])
  moveToken(table, seat, 'hop', path, 'x')
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
  const onLanded = number < 0 ? activeCardOn(boardContentsOf(table), space)?.onLanded : landOnTeleport
  if (!onLanded) return
  const topCard = table.spaces[space].at(-1) ?? 0
  if (!markIfFirst(table, seat, number < 0 ? decodeCard(topCard) : TELEPORT_ID_BASE + number))
    return pushNoEffect(table, seat, activeIdOn(table, space), 'once-per-turn')
  table.facts?.push({ publicPart: { kind: 'triggered', seat, source: activeIdOn(table, space), space } })
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

/** The cards on top of spaces and the teleports that do not take effect on a token again in this turn. */
export const listSpentSpaces = (table: Table): SpentSpace[] =>
  table.triggered.flatMap((trigger) => {
    const seat = Math.floor(trigger / TRIGGER_IDS_PER_SEAT)
    const triggerId = trigger % TRIGGER_IDS_PER_SEAT
    const space =
      triggerId >= TELEPORT_ID_BASE
        ? table.teleports[triggerId - TELEPORT_ID_BASE]
        : table.spaces.findIndex((cards) => cards.length > 0 && decodeCard(cards.at(-1)!) === triggerId)
    return space < 0 ? [] : [{ space, seat }]
  })

const landOnTeleport = (table: Table, seat: Seat): GameScript<void> =>
  teleportByRoll(table, seat, NUMBERED_TELEPORT_ID)

/**
 * Rolls for a numbered teleport and moves the token there. It is not movement, and nothing takes effect there (also FAQ
 * 3).
 */
export function* teleportByRoll(table: Table, seat: Seat, source?: string): GameScript<void> {
  const number = yield* rollDie(table, seat, { sides: D6, moves: null, teleports: seat })
  if (table.teleports[number - 1] === table.tokens[seat])
    pushNoEffect(table, seat, NUMBERED_TELEPORT_ID, 'own-number')
  moveToTeleport(table, seat, number, source)
}

export const moveToTeleport = (table: Table, seat: Seat, number: number, source?: string): void =>
  moveToken(table, seat, 'teleport', [table.teleports[number - 1]], source)
