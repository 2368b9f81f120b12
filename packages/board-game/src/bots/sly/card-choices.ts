import { argMax } from '@slapwise/bots'
import { type Direction, NOWHERE, type Space } from '../../model/board.ts'
import { decodeCard, decodeDirection } from '../../table/placed-card.ts'
import { effectOfKind, type SpaceEffect } from '../movement-board.ts'
import { evaluateKeeping } from './hand-values.ts'
import type { PolicyContext } from './policy-context.ts'
import { SpaceChangeEvaluator } from './space-change-evaluator.ts'

/** What it likes to have in its hand the most. */
export const chooseFromMarket = (seen: PolicyContext, options: readonly number[]): number =>
  argMax(options, (kind) => evaluateKeeping(seen.board, kind))

/** What it likes to have, and what it likes to be gone from the board. */
export function chooseMagnetCard(seen: PolicyContext, options: readonly Space[]): Space {
  const change = new SpaceChangeEvaluator(seen)
  return argMax(options, (space) => {
    const cards = seen.view.spaces[space]
    const { act, way } = effectOfCard(seen, cards[cards.length - 2])
    return (
      evaluateKeeping(seen.board, decodeCard(cards[cards.length - 1])) +
      change.evaluate(space, act, way, 'next-turn')
    )
  })
}

function effectOfCard(
  { setup }: PolicyContext,
  card: number | undefined,
): { act: SpaceEffect; way: Direction } {
  if (card === undefined) return { act: 'nothing', way: NOWHERE }
  return { act: effectOfKind(setup.kinds[decodeCard(card)]), way: decodeDirection(card) }
}
