import type { Seat } from '@slapwise/kernel'
import type { CardKind } from '../model/card-kind.ts'
import type { CardId } from '../model/face.ts'
import type { PowerKind } from '../model/power-kind.ts'
import type { GameScript } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import type { Wish } from '../model/wishes.ts'
import { isTurnCutOff } from '../table/ending.ts'
import { bringAFriend, offerHandSwap } from './number-rules.ts'
import { applyWish, makeWish, wishPrompt } from './wish.ts'

/**
 * Resolves a card on the discard pile: its effect, then its wish, unless a Counterattack has already made one. A power
 * card activated with it takes effect before or after both.
 */
export function* resolveCard(table: Table, player: Seat, card: CardId): GameScript<void> {
  const { kind, number } = table.setup.faces[card]
  const { callBefore } = table
  const power = takePlayedPower(table)
  const friend =
    table.rules.bringAFriend && number !== null ? yield* bringAFriend(table, player, number) : null
  if (power?.timing === 'before') yield* runPower(table, player, card, power)
  if (number !== null && number === table.rules.swapNumber) yield* offerHandSwap(table, player)
  const script = kind.effect ? kind.effect(table, player, card) : 'done'
  const result = typeof script === 'string' ? script : yield* script
  if (kind.wish && result === 'done') {
    const prompt = wishPrompt(table, player, kind.wish, kind.id)
    if (prompt !== null) applyWish(table, player, (yield prompt) as Wish)
  }
  if (friend !== null && !isTurnCutOff(table))
    yield* resolveKind(table, player, friend, table.setup.faces[friend].kind)
  if (power?.timing !== 'after' || isTurnCutOff(table)) return
  const isCovered = friend !== null || table.callBefore !== callBefore
  table.callBefore = isCovered ? table.call : callBefore
  yield* runPower(table, player, card, power)
}

/**
 * The effect and the wish of a card that is not played itself: imitated, or turned up. `resolveCard` inlines this for
 * speed.
 */
export function* resolveKind(table: Table, player: Seat, card: CardId, kind: CardKind): GameScript<void> {
  const script = kind.effect ? kind.effect(table, player, card) : 'done'
  const result = typeof script === 'string' ? script : yield* script
  if (kind.wish && result === 'done') yield* makeWish(table, player, kind.wish, kind.id)
}

/** Clears the power card at once, so that it applies to this card only and not to others played by its effect. */
function takePlayedPower(table: Table): PowerKind | null {
  if (table.playedPower === null) return null
  const power = table.setup.powers[table.playedPower]
  table.playedPower = null
  return power
}

function* runPower(table: Table, player: Seat, card: CardId, power: PowerKind): GameScript<void> {
  const script = power.run(table, player, card)
  if (script) yield* script
}
