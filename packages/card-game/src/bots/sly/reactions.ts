/** What to throw in, and when to hold it back. */
import { PASS } from '../../round/plain-answers.ts'
import { best, type Mind, type RuleOfThumb, rivals } from './mind.ts'
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
  const { view, setup } = mind
  const top = view.discardPile.at(-1)
  const attack = top === undefined ? null : setup.prints[top].kind.id
  return attack === 'thief' ? PASS : throwIn(mind)
}

/** Unless one does well with the round as it stands. */
export const niceTry: RuleOfThumb = (mind) => {
  if (!holds(mind)) return PASS
  const { view, faces, hand, setup } = mind
  if (hand.length === 1) return throwIn(mind)
  let own = 0
  for (const card of hand) own += faces[card].points
  const others = rivals(mind).map((seat) => view.players[seat].cards * POINTS_OF_A_CARD)
  const mean = others.reduce((sum, points) => sum + points, 0) / others.length
  if (setup.limit !== null) {
    const mine = view.scores[mind.seat] + own
    const theirs = rivals(mind).map((seat, i) => view.scores[seat] + others[i])
    if (Math.max(mine, ...theirs) > setup.limit) return mine < Math.min(...theirs) ? PASS : throwIn(mind)
  }
  return own < mean - W.niceTry ? PASS : throwIn(mind)
}

const POINTS_OF_A_CARD = 5.5

/** A card less, whatever the event may be. */
export const luckyBastard: RuleOfThumb = (mind) => (holds(mind) ? throwIn(mind) : PASS)
