import type { Seat } from '@slapwise/kernel'
import type { CardId } from '../model/face.ts'
import type { CardKind } from '../model/kind.ts'
import type { PowerKind } from '../model/power-kind.ts'
import type { Ask } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { turnIsOver } from '../table/ending.ts'
import { bringAFriend, maySwapHands } from './numbers.ts'
import { makeWish } from './wish.ts'

/**
 * Carries out a card that lies on the pile: its effect, then the wish, unless a Counterattack has made its own. A power
 * that was activated with it comes before all that or after it.
 */
export function* resolve(table: Table, player: Seat, card: CardId): Ask<void> {
  const { kind, number } = table.setup.faces[card]
  const { callBefore } = table
  const power = takePower(table)
  const friend =
    table.rules.bringAFriend && number !== null ? yield* bringAFriend(table, player, number) : null
  if (power?.when === 'before') yield* carryOutPower(table, player, card, power)
  if (number !== null && number === table.rules.swapNumber) yield* maySwapHands(table, player)
  const asking = kind.effect ? kind.effect(table, player, card) : 'done'
  const outcome = typeof asking === 'string' ? asking : yield* asking
  if (kind.wish && outcome === 'done') yield* makeWish(table, player, kind.wish, kind.id)
  if (friend !== null && !turnIsOver(table))
    yield* carryOutKind(table, player, friend, table.setup.faces[friend].kind)
  if (power?.when !== 'after' || turnIsOver(table)) return
  const isCovered = friend !== null || table.callBefore !== callBefore
  table.callBefore = isCovered ? table.call : callBefore
  yield* carryOutPower(table, player, card, power)
}

/** The effect and the wish of a card that is not played: imitated, or turned up. `resolve` spares itself this step. */
export function* carryOutKind(table: Table, player: Seat, card: CardId, kind: CardKind): Ask<void> {
  const asking = kind.effect ? kind.effect(table, player, card) : 'done'
  const outcome = typeof asking === 'string' ? asking : yield* asking
  if (kind.wish && outcome === 'done') yield* makeWish(table, player, kind.wish, kind.id)
}

/** It goes with this card and no other that is played on the way. */
function takePower(table: Table): PowerKind | null {
  if (table.playedPower === null) return null
  const power = table.setup.powers[table.playedPower]
  table.playedPower = null
  return power
}

function* carryOutPower(table: Table, player: Seat, card: CardId, power: PowerKind): Ask<void> {
  const asking = power.run(table, player, card)
  if (asking) yield* asking
}
