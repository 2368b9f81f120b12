/** What to throw in, and when to hold it back. */

import { PASS } from '@slapwise/card-game'
import { best } from './best.ts'
import { average, type Mind, type RuleOfThumb, rivals } from './mind.ts'
import { WEIGHTS as W } from './weights.ts'

/** The card itself rather than one that could be anything. */
function throwIn({ prompt, faces }: Mind): number {
  const cards = prompt.choice.options.filter((option) => option !== PASS)
  return best(cards, (card) => (faces[card].kind.thrownInAs === 'any' ? 0 : 1))
}

const holds = ({ prompt }: Mind): boolean => prompt.choice.options.some((option) => option !== PASS)

/** It costs no turn, and somebody else gets it all. A thief, though, is welcome to one's cards. */
export const counterattack: RuleOfThumb = (mind) => {
  if (!holds(mind)) return PASS
  return attackIn(mind) === 'thief' ? PASS : throwIn(mind)
}

/** What one is attacked with: the last card that was no Counterattack itself. */
function attackIn({ view, setup: { prints } }: Mind): string | undefined {
  const index = view.discardPile.findLast((i) => prints[i].kind.thrownInAs !== 'counterattack')
  return index === undefined ? undefined : prints[index].kind.id
}

/** Unless one does well with the round as it stands; and where it would end the match, unless one wins. */
export const niceTry: RuleOfThumb = (mind) => {
  if (!holds(mind)) return PASS
  const { view, faces, hand, seat, setup } = mind
  if (hand.length === 1) return throwIn(mind)
  const others = rivals(mind)
  const guesses = others.map((other) => view.players[other].cards * POINTS_OF_A_CARD)
  const own = hand.reduce((sum, card) => sum + faces[card].points, 0)
  const totals = others.map((other, i) => view.scores[other] + guesses[i])
  const total = view.scores[seat] + own
  const isOver = setup.limit !== null && Math.max(total, ...totals) > setup.limit
  const doesWell = isOver ? total < Math.min(...totals) : own < average(guesses) - W.niceTry
  return doesWell ? PASS : throwIn(mind)
}

const POINTS_OF_A_CARD = 5.5

/** A card less, whatever the event may be. */
export const luckyBastard: RuleOfThumb = (mind) => (holds(mind) ? throwIn(mind) : PASS)
