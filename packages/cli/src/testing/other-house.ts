/** The whole program in a house with one more game, which this terminal knows nothing about. */
import { crazyEights } from '@slapwise/crazy-eights'
import { speak } from '@slapwise/crazy-eights/words'
import { Games } from '@slapwise/kernel'
import { HOUSE } from '../house.ts'
import { run } from '../run.ts'

await run(process.argv.slice(2), {
  games: new Games(HOUSE.games.first, crazyEights),
  speeches: { ...HOUSE.speeches, [crazyEights.id]: speak },
})
