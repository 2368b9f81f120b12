import { crazyEights } from '@slapwise/crazy-eights'
import { speak } from '@slapwise/crazy-eights/words'
import { Games } from '@slapwise/kernel'
import { HOUSE, type House } from '../house.ts'

/** A house with one more game, which this terminal knows nothing about. */
export const OTHER_HOUSE: House = {
  ...HOUSE,
  games: new Games(HOUSE.games.first, crazyEights),
  speeches: { ...HOUSE.speeches, [crazyEights.id]: speak },
}
