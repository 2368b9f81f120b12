import type { Answer, Bot, Seat, Sight as SightOf } from '@slapwise/kernel'
import type { CardRules } from '../card-rules.ts'
import { follows } from '../model/call.ts'
import type { Question } from '../model/question.ts'
import { callOfWish, type Wish } from '../model/wishes.ts'
import { DRAW, PASS, YES } from '../round/plain-answers.ts'
import { cardIn, placeIn } from '../table/powers.ts'
import type { View } from '../views/view.ts'

type Sight = SightOf<View, Question, CardRules>

/**
 * Plays what it can, gets rid of high points first, keeps what can be thrown in, uses powers when somebody is about to
 * finish, and attacks whoever has the fewest cards.
 */
export const simpleBot: Bot<View, Question, CardRules> = {
  answer(sight) {
    const { choice } = sight.prompt
    switch (choice.kind) {
      case 'one':
        return one(sight, choice.of, choice.options)
      case 'some':
        return inOrder(sight, choice.of, choice.options).slice(0, choice.count)
      case 'allot': {
        const [victim] = byCards(sight.view(), choice.options)
        return new Array<Seat>(choice.total).fill(victim)
      }
      case 'assign': {
        const [receiver] = byCards(sight.view(), choice.options)
        return choice.items.map(() => receiver)
      }
    }
  },
}

function one(sight: Sight, of: string, options: readonly number[]): Answer {
  const real = options.filter((option) => option !== PASS && option !== DRAW)
  if (real.length === 0) return options[0]
  if (real.includes(YES) && sight.prompt.question.ask === 'use') return YES
  if (sight.prompt.question.ask === 'swap-hands') return smallerHand(sight.view(), real)
  return of === 'wish' ? favourite(sight, real) : inOrder(sight, of, real)[0]
}

/** Who swaps hands wants fewer cards, or keeps their own. */
function smallerHand(view: View, seats: readonly Seat[]): number {
  const [fewest] = byCards(view, seats)
  return view.players[fewest].cards < view.hand.length ? fewest : PASS
}

/** The best choice first. */
function inOrder(sight: Sight, of: string, options: readonly number[]): number[] {
  if (of === 'seat') return byCards(sight.view(), options)
  if (of !== 'card') return [...options]
  const highestFirst = byPoints(sight, options)
  const { ask } = sight.prompt.question
  return ask === 'pick' || ask === 'steal' ? highestFirst.reverse() : highestFirst
}

/** The highest first; what can be thrown in comes last on one's own turn. */
function byPoints(sight: Sight, choices: readonly number[]): number[] {
  const { faces } = sight.rules.setup
  const isTurn = sight.prompt.question.ask === 'turn' || sight.prompt.question.ask === 'drawn'
  const pointsOf = (choice: number) => {
    const { points, kind } = faces[cardIn(choice)]
    return isTurn && kind.thrownInAs !== null ? 0 : points
  }
  const withPower = choices.some((choice) => placeIn(choice) >= 0) && isUrgent(sight.view()) ? 1 : -1
  return [...choices].sort((a, b) => pointsOf(b) - pointsOf(a) || withPower * (placeIn(b) - placeIn(a)))
}

/** Somebody is about to finish. */
const isUrgent = ({ players }: View): boolean => players.some(({ cards }) => cards <= FEW)

const FEW = 3

/** Whoever has the fewest cards first; oneself last, for what one hands out is seldom a favour. */
function byCards({ players, seat }: View, seats: readonly Seat[]): Seat[] {
  const cardsOf = (s: Seat) => (s === seat ? Number.POSITIVE_INFINITY : players[s].cards)
  return [...seats].sort((a, b) => cardsOf(a) - cardsOf(b))
}

/** What it holds most of; what it forbids, it holds least of. */
function favourite({ rules: { setup }, view, prompt }: Sight, wishes: readonly Wish[]): Wish {
  const { hand } = view()
  const held = (wish: Wish) => hand.filter((card) => follows(callOfWish(wish), setup.faces[card])).length
  const sign = prompt.question.source === 'colour-blockade' ? -1 : 1
  return wishes.reduce((best, wish) => (sign * held(wish) > sign * held(best) ? wish : best))
}
