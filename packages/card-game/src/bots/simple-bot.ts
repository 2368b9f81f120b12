import type { Answer, Bot, Observation, Seat } from '@slapwise/kernel'
import type { CardRules } from '../card-rules.ts'
import { matchesCall } from '../model/call.ts'
import type { Question } from '../model/question.ts'
import { callOfWish, type Wish } from '../model/wishes.ts'
import { DRAW, PASS, YES } from '../round/answer-codes.ts'
import { decodeCard, decodePowerSlot } from '../table/powers.ts'
import type { View } from '../views/view.ts'

type CardObservation = Observation<View, Question, CardRules>

/**
 * Plays high points first, keeps cards that can be thrown in, uses powers when somebody is about to finish, and attacks
 * the player with the fewest cards.
 */
export const simpleBot: Bot<View, Question, CardRules> = {
  answer(observation) {
    const { choice } = observation.prompt
    switch (choice.kind) {
      case 'one':
        return chooseOne(observation, choice.of, choice.options)
      case 'some':
        return rankOptions(observation, choice.of, choice.options).slice(0, choice.count)
      case 'allot': {
        const [victim] = rankSeatsByCards(observation.view(), choice.options)
        return new Array<Seat>(choice.total).fill(victim)
      }
      case 'assign': {
        const [receiver] = rankSeatsByCards(observation.view(), choice.options)
        return choice.items.map(() => receiver)
      }
    }
  },
}

function chooseOne(observation: CardObservation, of: string, options: readonly number[]): Answer {
  const real = options.filter((option) => option !== PASS && option !== DRAW)
  if (real.length === 0) return options[0]
  if (real.includes(YES) && observation.prompt.question.ask === 'use') return YES
  if (observation.prompt.question.ask === 'swap-hands') return chooseSmallerHand(observation.view(), real)
  return of === 'wish' ? chooseWish(observation, real) : rankOptions(observation, of, real)[0]
}

/** The seat with the fewest cards, if these are fewer than its own. */
function chooseSmallerHand(view: View, seats: readonly Seat[]): number {
  const [fewest] = rankSeatsByCards(view, seats)
  return view.players[fewest].cards < view.hand.length ? fewest : PASS
}

/** Sorts the options, best first. */
function rankOptions(observation: CardObservation, of: string, options: readonly number[]): number[] {
  if (of === 'seat') return rankSeatsByCards(observation.view(), options)
  if (of !== 'card') return [...options]
  const highestFirst = rankByPoints(observation, options)
  const { ask } = observation.prompt.question
  return ask === 'pick' || ask === 'steal' ? highestFirst.reverse() : highestFirst
}

/** Sorts cards by points, highest first; on its own turn, cards that can be thrown in come last. */
function rankByPoints(observation: CardObservation, choices: readonly number[]): number[] {
  const { faces } = observation.rules.setup
  const isTurn = observation.prompt.question.ask === 'turn' || observation.prompt.question.ask === 'drawn'
  const pointsOf = (choice: number) => {
    const { points, kind } = faces[decodeCard(choice)]
    return isTurn && kind.thrownInAs !== null ? 0 : points
  }
  const withPower =
    choices.some((choice) => decodePowerSlot(choice) >= 0) && isAnyoneAboutToFinish(observation.view())
      ? 1
      : -1
  return [...choices].sort(
    (a, b) => pointsOf(b) - pointsOf(a) || withPower * (decodePowerSlot(b) - decodePowerSlot(a)),
  )
}

const isAnyoneAboutToFinish = ({ players }: View): boolean => players.some(({ cards }) => cards <= FEW_CARDS)

const FEW_CARDS = 3

/** Sorts seats by cards, fewest first; its own seat comes last, since most effects harm. */
function rankSeatsByCards({ players, seat }: View, seats: readonly Seat[]): Seat[] {
  const cardsOf = (s: Seat) => (s === seat ? Number.POSITIVE_INFINITY : players[s].cards)
  return [...seats].sort((a, b) => cardsOf(a) - cardsOf(b))
}

/** The wish that matches most of its cards; for Colour Blockade, the fewest. */
function chooseWish({ rules: { setup }, view, prompt }: CardObservation, wishes: readonly Wish[]): Wish {
  const { hand } = view()
  const held = (wish: Wish) => hand.filter((card) => matchesCall(callOfWish(wish), setup.faces[card])).length
  const sign = prompt.question.source === 'colour-blockade' ? -1 : 1
  return wishes.reduce((best, wish) => (sign * held(wish) > sign * held(best) ? wish : best))
}
