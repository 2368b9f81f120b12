import type { AnyGame, AnyMatch, Knower, Random } from '@slapwise/kernel'

/** The number of attempts to deal anew what is not known: few positions in the middle of effects allow none. */
const MAX_ATTEMPTS = 20

/** Deals anew what `knower` does not know; null if no such match was found. */
export function dealAnew(game: AnyGame, match: AnyMatch, knower: Knower, random: Random): AnyMatch | null {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const deal = game.determinize(match, knower, random)
    if (deal) return deal
  }
  return null
}
