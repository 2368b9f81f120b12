import {
  type CardRules,
  COLOURS,
  cardIn,
  DRAW,
  PASS,
  placeIn,
  type Question,
  type View,
  type Wish,
  YES,
} from '@slapwise/card-game'
import type { Answer, Bot, Seat, Sight as SightOf } from '@slapwise/kernel'

type Sight = SightOf<View, Question, CardRules>

/**
 * The simple bot as it first was, kept as it is for ever: what others are measured against must not change.
 * Plays what it can, gets rid of high points first, uses powers as soon as it may, and attacks whoever
 * has the fewest cards.
 */
export const simple1: Bot<View, Question, CardRules> = {
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
  return of === 'wish' ? favouriteColour(sight, real) : inOrder(sight, of, real)[0]
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

/** The highest first, and of equal ones those that are played with a power. */
function byPoints({ rules: { setup } }: Sight, choices: readonly number[]): number[] {
  const pointsOf = (choice: number) => setup.faces[cardIn(choice)].points
  return [...choices].sort((a, b) => pointsOf(b) - pointsOf(a) || placeIn(b) - placeIn(a))
}

/** Whoever has the fewest cards first; oneself last, for what one hands out is seldom a favour. */
function byCards({ players, seat }: View, seats: readonly Seat[]): Seat[] {
  const cardsOf = (s: Seat) => (s === seat ? Number.POSITIVE_INFINITY : players[s].cards)
  return [...seats].sort((a, b) => cardsOf(a) - cardsOf(b))
}

/** The colour it holds most of. Colours come first among the wishes. */
function favouriteColour({ rules: { setup }, view }: Sight, wishes: readonly Wish[]): Wish {
  const { hand } = view()
  const held = (wish: Wish) => hand.filter((card) => setup.faces[card].colour === COLOURS[wish]).length
  return wishes.reduce((best, wish) => (wish < COLOURS.length && held(wish) > held(best) ? wish : best))
}
