import { LivePrompt, type Prompt, type Seat } from '@slapwise/kernel'
import { LAST_TELEPORT } from '../model/board.ts'
import { HAND_SIZE } from '../model/hand-size.ts'
import type { GameScript, Question } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { decodePlacement } from '../table/placement.ts'
import { rightOf, seatsFrom } from '../table/seats.ts'
import { drawUp, kindOf, place } from '../table/verbs.ts'
import { D6, rollDieWhenReady } from './dice.ts'
import { carryOutMovement, moveToTeleport, walkDirectionOf } from './movement.ts'
import { legalPlacements } from './questions.ts'
import { askFirstReaction } from './reaction.ts'

const SET_UP_QUESTION: Question = { ask: 'set-up', source: null }
const TURN_QUESTION: Question = { ask: 'turn', source: null }

/** The prompt to place a card, before the first turn or in a turn. */
export function turnPrompt(table: Table): Prompt<Question> | null {
  if (table.phase !== 'setting-up' && table.phase !== 'turn') return null
  const question = table.phase === 'turn' ? TURN_QUESTION : SET_UP_QUESTION
  return new LivePrompt(table.turn, 'decide', question, 'placement', table, legalPlacements, safestPlacement)
}

/** The placement for a player who does not answer in time: preferably a card that has no effect when played. */
const safestPlacement = (options: readonly number[], { setup }: Table): number =>
  options.find((option) => setup.kinds[decodePlacement(option).kind].onPlayed === null) ?? options[0]

export function takeTurn(table: Table, answer: number): void {
  const card = place(table, table.turn, decodePlacement(answer))
  if (table.phase === 'setting-up') continueSetup(table)
  else {
    table.played = card
    table.phase = 'carrying-out'
  }
}

/** Players place cards in turn until each has four left. Placed cards have no effect yet. */
function continueSetup(table: Table): void {
  table.turn = rightOf(table, table.turn)
  if (table.hands[table.turn].length === HAND_SIZE) beginTurn(table, table.turn)
}

export function beginTurn(table: Table, seat: Seat): void {
  table.turn = seat
  table.played = null
  table.isBackward = false
  table.isGhost = false
  table.triggered = []
  table.die = null
  table.turnsSinceDraw++
  table.facts?.push({ publicPart: { kind: 'turn-began', seat } })
  table.phase = 'turn'
}

/** Resolves the played card, the movement and the end of the turn. */
export function* resolveTurn(table: Table): GameScript<void> {
  const { turn } = table
  const played = table.played!
  const effect = table.setup.kinds[kindOf(table, played)].onPlayed?.(table, turn, played) ?? 'move'
  const result = typeof effect === 'string' ? effect : yield* effect
  if (result === 'move') {
    const steps = yield* rollDieWhenReady(table, turn, { sides: D6, moves: turn }, null)
    yield* carryOutMovement(
      table,
      turn,
      steps,
      walkDirectionOf(table, turn),
      table.isBackward ? 'reverse' : null,
    )
  }
  yield* endTurn(table)
}

/** All players draw; then Nice Try can undo a token on the last space; then the next turn or the scoring begins. */
function* endTurn(table: Table): GameScript<void> {
  table.die = null
  drawUp(table, seatsFrom(table, table.turn))
  if (isEndReached(table)) yield* askNiceTry(table)
  if (isStalemate(table)) table.ending ??= 'stalemate'
  if (table.ending || isEndReached(table)) table.phase = 'scoring'
  else beginTurn(table, rightOf(table, table.turn))
}

/** The number of turns per player, in a row and without drawing, after which the round ends. */
const STALEMATE_TURNS_PER_PLAYER = 30

/** Cards on the board can move tokens in circles and return cards to hands for ever. */
const isStalemate = ({ turnsSinceDraw, hands }: Table): boolean =>
  turnsSinceDraw >= STALEMATE_TURNS_PER_PLAYER * hands.length

export const isEndReached = ({ tokens, setup }: Table): boolean => tokens.includes(setup.street.end)

function* askNiceTry(table: Table): GameScript<void> {
  const seats = seatsFrom(table, table.turn)
  const saviour = yield* askFirstReaction(table, {
    reaction: 'nice-try',
    mode: 'react',
    seats,
    source: 'nice-try',
    about: table.turn,
  })
  if (saviour === null) return
  for (const seat of seats)
    if (table.tokens[seat] === table.setup.street.end) moveToTeleport(table, seat, LAST_TELEPORT, 'nice-try')
}
