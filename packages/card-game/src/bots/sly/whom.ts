/** Whom to pick on. */
import type { Seat } from '@slapwise/kernel'
import { PASS } from '../../round/plain-answers.ts'
import { heaviest, load } from './burden.ts'
import { gainOf } from './effects.ts'
import { best, type Mind, type RuleOfThumb, rivals } from './mind.ts'
import { WEIGHTS as W } from './weights.ts'

/** How much one would like to see somebody in trouble: about to finish, or leading the match. Oneself never. */
export function threat({ view, seat, setup }: Mind, other: Seat): number {
  if (other === seat) return Number.NEGATIVE_INFINITY
  const { players, scores, direction } = view
  const n = players.length
  const { cards, aside } = players[other]
  const few = W.fewCards / Math.max(1, cards + aside)
  const lead = setup.limit === null ? 0 : (W.fewPoints * (average(scores) - scores[other])) / setup.limit
  const next = (seat + direction + n) % n === other ? W.comesNext : 0
  return few + lead + next
}

export const average = (values: readonly number[]): number =>
  values.reduce((sum, v) => sum + v, 0) / values.length

/** Nobody is an option where an effect is optional. */
export const victim: RuleOfThumb = (mind) => {
  const { options } = mind.prompt.choice
  const { source, about } = mind.prompt.question
  const candidates = options.filter((seat) => seat !== PASS)
  if (source === 'edison') return edison(mind, options, about)
  if (options.includes(PASS) && gainOf(mind, source ?? '', mind.hand) <= 0) return PASS
  switch (source) {
    case 'skip':
      return best(candidates, (seat) => threat(mind, seat))
    case 'thief':
      // Whoever loses the last cards has finished.
      return best(candidates, (seat) => (mind.view.players[seat].cards > 2 ? 10 : 0) + threat(mind, seat))
    case 'exchange':
      return best(candidates, (seat) => threat(mind, seat))
    case 'equality':
      return best(candidates, (seat) => threat(mind, seat))
    case 'special-charge':
      return best(candidates, (seat) => mind.view.players[seat].cards * 0.4 + threat(mind, seat))
    case 'special-favours':
      return best(candidates, (seat) => -mind.view.players[seat].cards * 0.5 + threat(mind, seat))
    default:
      return best(candidates, (seat) => threat(mind, seat))
  }
}

/** A spent power card of one's own for a closed one of somebody else. */
function edison(mind: Mind, options: readonly Seat[], about: Seat | undefined): number {
  const { view, seat } = mind
  const closed = (other: Seat) => view.players[other].powers.filter((power) => power === null).length
  const hasSpent = view.powers.some(({ open }) => open)
  const hasPrey = rivals(mind).some((other) => closed(other) > 0)
  if (about === undefined) return hasSpent && hasPrey && options.includes(seat) ? seat : PASS
  return best(options, (other) => (closed(other) > 0 ? 10 : 0) + threat(mind, other))
}

/** All on the one who hurts most. */
export const allotDraws: RuleOfThumb = (mind) => {
  const { choice } = mind.prompt
  if (choice.kind !== 'allot') return mind.prompt.fallback
  const worst = best(choice.options, (seat) => threat(mind, seat))
  return choice.options.map((seat) => (seat === worst ? choice.total : 0))
}

export const receiver: RuleOfThumb = (mind) => best(mind.prompt.choice.options, (seat) => threat(mind, seat))

/** Who gives two cards has two fewer: better somebody who is far behind. */
export const giver: RuleOfThumb = (mind) => best(mind.prompt.choice.options, (seat) => -threat(mind, seat))

/** Nobody gets away with nothing: that would be the end of the round. */
export const handOut: RuleOfThumb = (mind) => {
  const { choice } = mind.prompt
  if (choice.kind !== 'assign') return mind.prompt.fallback
  const given = new Map(choice.options.map((seat) => [seat, mind.view.players[seat].aside]))
  const receivers = new Map<number, Seat>()
  for (const card of heaviest(mind, choice.items)) {
    const to = best(choice.options, (seat) => -given.get(seat)! * 10 + threat(mind, seat))
    given.set(to, given.get(to)! + 1)
    receivers.set(card, to)
  }
  return choice.items.map((card) => receivers.get(card)!)
}

/** Hands with few cards for oneself, and the fullest for those who lead the match. */
export const distribute: RuleOfThumb = (mind) => {
  const { prompt, view, seat } = mind
  const pile = prompt.question.about!
  const { options } = prompt.choice
  const cards = (s: Seat) => view.players[s].cards
  if (options.includes(seat)) {
    const others = rivals(mind)
    const smallest = Math.min(...others.map(cards))
    if (cards(pile) === smallest) return seat
  }
  const left = options.filter((s) => s !== seat)
  if (left.length === 0) return options[0]
  const isFull = cards(pile) > average(view.players.map((p) => p.cards))
  return best(left, (s) => (isFull ? -1 : 1) * view.scores[s])
}

/** For a hand that is lighter than one's own, as far as one can tell. */
export const swapHands: RuleOfThumb = (mind) => {
  const { prompt, view, seat, hand } = mind
  const { choice } = prompt
  const cards = (s: Seat) => (s === seat ? hand.length : view.players[s].cards)
  if (choice.kind === 'some') {
    const fewest = best(choice.options, (s) => -cards(s))
    const most = best(choice.options, (s) => (s === fewest ? -1 : cards(s)))
    if (fewest === seat) return choice.options.filter((s) => s !== seat).slice(0, 2)
    return cards(seat) > cards(fewest) && choice.options.includes(seat) ? [seat, fewest] : [fewest, most]
  }
  const partners = choice.options.filter((s) => s !== PASS)
  const fewest = best(partners, (s) => -cards(s))
  return load(mind, hand) > cards(fewest) * W.drawn + 1 ? fewest : PASS
}
