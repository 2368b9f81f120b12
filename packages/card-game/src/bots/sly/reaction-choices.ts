/** What to throw in, and when to hold it back. */

import { argMax } from '@slapwise/bots'
import { PASS } from '../../round/answer-codes.ts'
import { average, opponentsInTurnOrder, type PolicyContext, type QuestionPolicy } from './policy-context.ts'
import { WEIGHTS as W } from './weights.ts'

/** The card itself rather than one that could be anything. */
function chooseThrownCard({ prompt, faces }: PolicyContext): number {
  const cards = prompt.choice.options.filter((option) => option !== PASS)
  return argMax(cards, (card) => (faces[card].kind.thrownInAs === 'any' ? 0 : 1))
}

const canThrowIn = ({ prompt }: PolicyContext): boolean =>
  prompt.choice.options.some((option) => option !== PASS)

/** It costs no turn, and somebody else gets it all. A thief, though, is welcome to one's cards. */
export const decideCounterattack: QuestionPolicy = (mind) => {
  if (!canThrowIn(mind)) return PASS
  return findCurrentAttack(mind) === 'thief' ? PASS : chooseThrownCard(mind)
}

/** What one is attacked with: the last card that was no Counterattack itself. */
function findCurrentAttack({ view, setup: { prints } }: PolicyContext): string | undefined {
  const index = view.discardPile.findLast((i) => prints[i].kind.thrownInAs !== 'counterattack')
  return index === undefined ? undefined : prints[index].kind.id
}

/** Unless one does well with the round as it stands; and where it would end the match, unless one wins. */
export const decideNiceTry: QuestionPolicy = (mind) => {
  if (!canThrowIn(mind)) return PASS
  const { view, faces, hand, seat, setup } = mind
  if (hand.length === 1) return chooseThrownCard(mind)
  const others = opponentsInTurnOrder(mind)
  const guesses = others.map((other) => view.players[other].cards * MEAN_CARD_POINTS)
  const own = hand.reduce((sum, card) => sum + faces[card].points, 0)
  const totals = others.map((other, i) => view.scores[other] + guesses[i])
  const total = view.scores[seat] + own
  const isOver = setup.limit !== null && Math.max(total, ...totals) > setup.limit
  const doesWell = isOver ? total < Math.min(...totals) : own < average(guesses) - W.keepNiceTry
  return doesWell ? PASS : chooseThrownCard(mind)
}

const MEAN_CARD_POINTS = 5.5

/** A card less, whatever the event may be. */
export const decideLuckyBastard: QuestionPolicy = (mind) => (canThrowIn(mind) ? chooseThrownCard(mind) : PASS)
