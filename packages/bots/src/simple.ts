import { type CardId, COLOURS, DRAW, PASS, type View, type Wish } from '@slapwise/card-game'
import type { Answer, Seat } from '@slapwise/kernel'
import type { Bot, Sight } from './bot.ts'

/** Plays what it can, gets rid of high points first, and attacks whoever has the fewest cards. */
export const simpleBot: Bot = (sight) => {
  const { choice } = sight.prompt
  switch (choice.kind) {
    case 'one':
      return one(sight, choice.of, choice.options)
    case 'some':
      return byPoints(sight, choice.options).slice(0, choice.count)
    case 'allot': {
      const victim = fewestCards(sight.view(), choice.options)
      return choice.options.map((seat) => (seat === victim ? choice.total : 0))
    }
    case 'assign': {
      const receiver = fewestCards(sight.view(), choice.options)
      return choice.items.map(() => receiver)
    }
  }
}

function one(sight: Sight, of: string, options: readonly number[]): Answer {
  const real = options.filter((option) => option !== PASS && option !== DRAW)
  if (real.length === 0) return options[0]
  switch (of) {
    case 'card':
      return sight.prompt.question.ask === 'pick' ? byPoints(sight, real).at(-1)! : byPoints(sight, real)[0]
    case 'seat':
      return fewestCards(sight.view(), real)
    case 'wish':
      return favouriteColour(sight, real)
    default:
      return real[0]
  }
}

/** The highest first. */
function byPoints({ setup }: Sight, cards: readonly CardId[]): CardId[] {
  return [...cards].sort((a, b) => setup.faces[b].points - setup.faces[a].points)
}

const fewestCards = ({ players }: View, seats: readonly Seat[]): Seat =>
  seats.reduce((best, seat) => (players[seat].cards < players[best].cards ? seat : best))

/** The colour it holds most of. Colours come first among the wishes. */
function favouriteColour({ setup, view }: Sight, wishes: readonly Wish[]): Wish {
  const { hand } = view()
  const held = (wish: Wish) => hand.filter((card) => setup.faces[card].colour === COLOURS[wish]).length
  return wishes.reduce((best, wish) => (wish < COLOURS.length && held(wish) > held(best) ? wish : best))
}
