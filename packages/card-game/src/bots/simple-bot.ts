import type { Answer, Bot, Seat, Observation as SightOf } from '@slapwise/kernel'
import type { CardRules } from '../card-rules.ts'
import { matchesCall } from '../model/call.ts'
import type { Question } from '../model/question.ts'
import { callOfWish, type Wish } from '../model/wishes.ts'
import { DRAW, PASS, YES } from '../round/answer-codes.ts'
import { decodeCard, decodePowerSlot } from '../table/powers.ts'
import type { View } from '../views/view.ts'

type CardObservation = SightOf<View, Question, CardRules>

/**
 * Plays what it can, gets rid of high points first, keeps what can be thrown in, uses powers when somebody is about to
 * finish, and attacks whoever has the fewest cards.
 */
export const simpleBot: Bot<View, Question, CardRules> = {
  answer(sight) {
    const { choice } = sight.prompt
    switch (choice.kind) {
      case 'one':
        return chooseOne(sight, choice.of, choice.options)
      case 'some':
        return rankOptions(sight, choice.of, choice.options).slice(0, choice.count)
      case 'allot': {
        const [victim] = rankSeatsByCards(sight.view(), choice.options)
        return new Array<Seat>(choice.total).fill(victim)
      }
      case 'assign': {
        const [receiver] = rankSeatsByCards(sight.view(), choice.options)
        return choice.items.map(() => receiver)
      }
    }
  },
}

function chooseOne(sight: CardObservation, of: string, options: readonly number[]): Answer {
  const real = options.filter((option) => option !== PASS && option !== DRAW)
  if (real.length === 0) return options[0]
  if (real.includes(YES) && sight.prompt.question.ask === 'use') return YES
  if (sight.prompt.question.ask === 'swap-hands') return chooseSmallerHand(sight.view(), real)
  return of === 'wish' ? chooseWish(sight, real) : rankOptions(sight, of, real)[0]
}

/** Who swaps hands wants fewer cards, or keeps their own. */
function chooseSmallerHand(view: View, seats: readonly Seat[]): number {
  const [fewest] = rankSeatsByCards(view, seats)
  return view.players[fewest].cards < view.hand.length ? fewest : PASS
}

/** The best choice first. */
function rankOptions(sight: CardObservation, of: string, options: readonly number[]): number[] {
  if (of === 'seat') return rankSeatsByCards(sight.view(), options)
  if (of !== 'card') return [...options]
  const highestFirst = rankByPoints(sight, options)
  const { ask } = sight.prompt.question
  return ask === 'pick' || ask === 'steal' ? highestFirst.reverse() : highestFirst
}

/** The highest first; what can be thrown in comes last on one's own turn. */
function rankByPoints(sight: CardObservation, choices: readonly number[]): number[] {
  const { faces } = sight.rules.setup
  const isTurn = sight.prompt.question.ask === 'turn' || sight.prompt.question.ask === 'drawn'
  const pointsOf = (choice: number) => {
    const { points, kind } = faces[decodeCard(choice)]
    return isTurn && kind.thrownInAs !== null ? 0 : points
  }
  const withPower =
    choices.some((choice) => decodePowerSlot(choice) >= 0) && isAnyoneAboutToFinish(sight.view()) ? 1 : -1
  return [...choices].sort(
    (a, b) => pointsOf(b) - pointsOf(a) || withPower * (decodePowerSlot(b) - decodePowerSlot(a)),
  )
}

/** Somebody is about to finish. */
const isAnyoneAboutToFinish = ({ players }: View): boolean => players.some(({ cards }) => cards <= FEW_CARDS)

const FEW_CARDS = 3

/** Whoever has the fewest cards first; oneself last, for what one hands out is seldom a favour. */
function rankSeatsByCards({ players, seat }: View, seats: readonly Seat[]): Seat[] {
  const cardsOf = (s: Seat) => (s === seat ? Number.POSITIVE_INFINITY : players[s].cards)
  return [...seats].sort((a, b) => cardsOf(a) - cardsOf(b))
}

/** What it holds most of; what it forbids, it holds least of. */
function chooseWish({ rules: { setup }, view, prompt }: CardObservation, wishes: readonly Wish[]): Wish {
  const { hand } = view()
  const held = (wish: Wish) => hand.filter((card) => matchesCall(callOfWish(wish), setup.faces[card])).length
  const sign = prompt.question.source === 'colour-blockade' ? -1 : 1
  return wishes.reduce((best, wish) => (sign * held(wish) > sign * held(best) ? wish : best))
}
