import { crazyEights } from '@slapwise/crazy-eights'
import { GAMES } from '@slapwise/games'
import { Games } from '@slapwise/kernel'

/** How many cards each holds, and how many there are to draw. */
const HAND = 2
const PILE = 3

/** Crazy Eights with hardly any cards: a whole match in some twenty answers, so that many of them go wrong in a second. */
export const briefEights: typeof crazyEights = {
  ...crazyEights,
  id: 'brief-eights',
  rules(settings, version) {
    const rules = crazyEights.rules(settings, version)
    return {
      ...rules,
      begin(seed, isHeard) {
        const table = rules.begin(seed, isHeard)
        for (const hand of table.hands) hand.length = HAND
        table.drawPile.length = PILE
        return table
      },
    }
  },
}

export const BRIEF_GAMES = new Games(GAMES.first, crazyEights, briefEights)
