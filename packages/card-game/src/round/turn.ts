import { hasSeat, NO_SEATS, type Prompt, removeSeat, type Seat } from '@slapwise/kernel'
import type { CardId } from '../model/face.ts'
import type { GameScript, Question } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { addPowerPlays, playWithPower } from '../table/powers.ts'
import { hasFinisher, nextSeat, seatsAfter } from '../table/seats.ts'
import { draw } from '../table/verbs.ts'
import { DRAW, PASS } from './answer-codes.ts'
import { triggerEvent } from './event.ts'
import { playableCards } from './legality.ts'
import { hasNumberRule } from './number-rules.ts'
import { askFirstReaction } from './reaction.ts'
import { resolveCard } from './resolve.ts'
import { countTurn } from './stalemate.ts'

const TURN_QUESTION: Question = { ask: 'turn', source: null }
const DRAWN_QUESTION: Question = { ask: 'drawn', source: null }

/** Play one card; or draw one, then play one or pass. */
export function turnPrompt(table: Table): Prompt<Question> | null {
  if (table.phase === 'over') return null
  const options = addPowerPlays(table, table.turn, playableCards(table, table.turn))
  const drawn = table.phase === 'drawn'
  const instead = drawn ? PASS : DRAW
  options.push(instead)
  return {
    seat: table.turn,
    mode: 'decide',
    question: drawn ? DRAWN_QUESTION : TURN_QUESTION,
    choice: { kind: 'one', of: 'card', options },
    fallback: instead,
  }
}

export function takeTurn(table: Table, answer: number): void {
  if (answer === DRAW) {
    draw(table, table.turn, table.rules.turnDraws)
    table.phase = table.ending ? 'scoring' : 'drawn'
  } else if (answer === PASS) {
    table.facts?.push({ publicPart: { kind: 'passed', seat: table.turn } })
    nextTurn(table)
  } else {
    startResolving(table, playWithPower(table, table.turn, answer))
  }
}

/** Starts resolving a played card; most cards have no effect, and the next turn begins. */
export function startResolving(table: Table, card: CardId): void {
  const face = table.setup.faces[card]
  const { effect, wish } = face.kind
  const isPlain = !effect && !wish && table.playedPower === null && !hasNumberRule(table, face)
  if (isPlain && !hasFinisher(table)) {
    nextTurn(table)
    return
  }
  table.phase = 'resolving'
  table.played = card
}

/** Resolves all effects of a played card, to the end of the turn. */
export function* resolveTurn(table: Table): GameScript<void> {
  yield* resolveCard(table, table.turn, table.played)
  while (table.ending === null && hasFinisher(table)) {
    yield* triggerLastChance(table)
    const goesOn = yield* askNiceTry(table)
    if (!goesOn) break
  }
  if (table.ending || hasFinisher(table)) table.phase = 'scoring'
  else nextTurn(table)
}

/** Last Chance: triggers an event for each player who has lost their last card, other than by an event. */
function* triggerLastChance(table: Table): GameScript<void> {
  for (;;) {
    if (table.ending) return
    const seat = seatsAfter(table, table.turn).find(
      (s) => hasSeat(table.emptied, s) && table.hands[s].length === 0,
    )
    if (seat === undefined) return
    table.emptied = removeSeat(table.emptied, seat)
    if (triggersAtLastCard(table, seat)) yield* triggerEvent(table, seat)
  }
}

const triggersAtLastCard = ({ lasting, setup }: Table, seat: Seat): boolean =>
  lasting.some((effect) => setup.hooks[effect.id].triggersAtLastCard?.(effect, seat))

/**
 * After everything is resolved, players with cards may throw in Nice Try against a finisher. A player who throws it in
 * as their last card draws nothing and finishes as well. Returns whether somebody threw in Nice Try.
 */
function* askNiceTry(table: Table): GameScript<boolean> {
  if (table.ending || !hasFinisher(table)) return false
  const order = seatsAfter(table, table.turn)
  const finishers = order.filter((seat) => table.hands[seat].length === 0)
  const thrower = yield* askFirstReaction(table, 'nice-try', order, finishers[0])
  if (thrower === null) return false
  for (const seat of finishers) draw(table, seat, table.rules.niceTryDraws)
  return true
}

/** Begins the next turn in order of play. A skipped turn counts as a turn. */
export function nextTurn(table: Table): void {
  table.emptied = NO_SEATS
  table.mayActivate = true
  table.powerUsed = null
  for (;;) {
    for (const lasting of table.lasting) table.setup.hooks[lasting.id].onTurnEnd?.(table, lasting, table.turn)
    table.turn = nextSeat(table, table.turn)
    for (const lasting of table.lasting)
      table.setup.hooks[lasting.id].onTurnStart?.(table, lasting, table.turn)
    countTurn(table)
    if (table.ending) {
      table.phase = 'scoring'
      return
    }
    const skipped = hasSeat(table.skipped, table.turn)
    if (!skipped) break
    table.skipped = removeSeat(table.skipped, table.turn)
    table.facts?.push({ publicPart: { kind: 'skipped', seat: table.turn } })
  }
  table.phase = 'turn'
}
