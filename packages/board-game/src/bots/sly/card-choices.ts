import { chooseBest } from '@slapwise/bots'
import { type Direction, NOWHERE, type Space } from '../../model/board.ts'
import { decodeCard, decodeDirection } from '../../table/placed-card.ts'
import { effectOfKind, type SpaceEffect } from '../movement-board.ts'
import { evaluateKeeping } from './hand-values.ts'
import type { PolicyContext } from './policy-context.ts'
import { SpaceChangeEvaluator } from './space-change-evaluator.ts'

/** The card with the highest value in hand. */
export const chooseFromMarket = (context: PolicyContext, options: readonly number[]): number =>
  chooseBest(context.trace, options, (kind, terms) => {
    const value = evaluateKeeping(context.matchValues, kind)
    terms?.push({ value, reason: { id: 'taking', card: kind }, isRelative: true })
    return value
  })

/** The card with the highest sum of its value in hand and of removing it from the board. */
export function chooseMagnetCard(context: PolicyContext, options: readonly Space[]): Space {
  const change = new SpaceChangeEvaluator(context)
  return chooseBest(context.trace, options, (space, terms) => {
    const cards = context.view.spaces[space]
    const { act: effect, way: direction } = effectOfCard(context, cards[cards.length - 2])
    const card = decodeCard(cards[cards.length - 1])
    const value = evaluateKeeping(context.matchValues, card)
    terms?.push({ value, reason: { id: 'taking', card }, isRelative: true })
    const explanation = terms && { terms, change: { taken: card } }
    return value + change.evaluate(space, effect, direction, 'next-turn', explanation)
  })
}

function effectOfCard(
  { setup }: PolicyContext,
  card: number | undefined,
): { act: SpaceEffect; way: Direction } {
  if (card === undefined) return { act: 'nothing', way: NOWHERE }
  return { act: effectOfKind(setup.kinds[decodeCard(card)]), way: decodeDirection(card) }
}
