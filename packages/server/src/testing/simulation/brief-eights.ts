import { crazyEights } from '@slapwise/crazy-eights'
import { GAMES } from '@slapwise/games'
import { GameRegistry } from '@slapwise/kernel'

/** Cards per hand, and in the draw pile. */
const HAND = 2
const PILE = 3

/** Crazy Eights with very few cards: a match has some twenty answers, so that many can be simulated per second. */
export const briefEights: typeof crazyEights = {
  ...crazyEights,
  id: 'brief-eights',
  createRules(settings, version) {
    const rules = crazyEights.createRules(settings, version)
    return {
      ...rules,
      createState(seed, isHeard) {
        const table = rules.createState(seed, isHeard)
        for (const hand of table.hands) hand.length = HAND
        table.drawPile.length = PILE
        return table
      },
    }
  },
}

export const BRIEF_GAMES = new GameRegistry(GAMES.defaultGame, crazyEights, briefEights)
