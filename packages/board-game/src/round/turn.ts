import type { Prompt, Seat } from '@slapwise/kernel'
import { LAST_TELEPORT } from '../model/board.ts'
import type { Ask, Question } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { placementIn } from '../table/placement.ts'
import { orderFrom, rightOf } from '../table/seats.ts'
import { drawUp, HAND, kindOf, place } from '../table/verbs.ts'
import { D6, rollWhenReady } from './dice.ts'
import { carryOutMovement, rolledToward, toTeleport } from './movement.ts'
import { oneOf, placementsOf } from './questions.ts'
import { firstWhoReacts } from './reaction.ts'

/** What is asked outside of everything else: to place a card, before the first turn or in one. */
export function turnPrompt(table: Table): Prompt<Question> | null {
  if (table.phase !== 'setting-up' && table.phase !== 'turn') return null
  const question: Question = { ask: table.phase === 'turn' ? 'turn' : 'set-up', source: null }
  const options = placementsOf(table, table.turn)
  return { ...oneOf(table.turn, question, 'placement', options), fallback: harmless(table, options) }
}

/** For whoever does not answer in time: nothing that acts at once, if there is anything else. */
const harmless = ({ setup }: Table, options: readonly number[]): number =>
  options.find((option) => setup.kinds[placementIn(option).kind].played === null) ?? options[0]

export function takeTurn(table: Table, answer: number): void {
  const card = place(table, table.turn, placementIn(answer))
  if (table.phase === 'setting-up') goOnSettingUp(table)
  else {
    table.played = card
    table.phase = 'carrying-out'
  }
}

/** In turn, until everybody has four left; nothing that is placed has any effect yet. */
function goOnSettingUp(table: Table): void {
  table.turn = rightOf(table, table.turn)
  if (table.hands[table.turn].length === HAND) beginTurn(table, table.turn)
}

export function beginTurn(table: Table, seat: Seat): void {
  table.turn = seat
  table.played = null
  table.isBackward = false
  table.isGhost = false
  table.triggered = []
  table.die = null
  table.turnsSinceDraw++
  table.facts?.push({ news: { kind: 'turn-began', seat } })
  table.phase = 'turn'
}

/** What the card does, the movement, and the end of the turn. */
export function* carryOutTurn(table: Table): Ask<void> {
  const { turn } = table
  const played = table.played!
  const effect = table.setup.kinds[kindOf(table, played)].played?.(table, turn, played) ?? 'move'
  const then = typeof effect === 'string' ? effect : yield* effect
  if (then === 'move') {
    const steps = yield* rollWhenReady(table, turn, { sides: D6, moves: turn }, null)
    yield* carryOutMovement(table, turn, steps, rolledToward(table, turn))
  }
  yield* endTurn(table)
}

/** Everybody draws; then nobody has to have reached the end, if somebody wants it so; then it is the next one’s turn. */
function* endTurn(table: Table): Ask<void> {
  table.die = null
  drawUp(table, orderFrom(table, table.turn))
  if (isEndReached(table)) yield* niceTry(table)
  if (isStalemate(table)) table.ending ??= 'stalemate'
  if (table.ending || isEndReached(table)) table.phase = 'scoring'
  else beginTurn(table, rightOf(table, table.turn))
}

/** How many turns of each player may pass in a row without a card leaving the draw pile. */
const LONGEST_LULL = 30

/** Cards on the board can send tokens round in a circle for ever, and cards back into the hands. */
const isStalemate = ({ turnsSinceDraw, hands }: Table): boolean =>
  turnsSinceDraw >= LONGEST_LULL * hands.length

export const isEndReached = ({ tokens, setup }: Table): boolean => tokens.includes(setup.street.end)

function* niceTry(table: Table): Ask<void> {
  const seats = orderFrom(table, table.turn)
  const saviour = yield* firstWhoReacts(table, {
    reaction: 'nice-try',
    manner: 'react',
    seats,
    source: 'nice-try',
    about: table.turn,
  })
  if (saviour === null) return
  for (const seat of seats)
    if (table.tokens[seat] === table.setup.street.end) toTeleport(table, seat, LAST_TELEPORT)
}
