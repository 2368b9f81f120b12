import { createRequire } from 'node:module'
import { createRandom, randomBelow } from '@slapwise/kernel'
import type { NamedWorkload } from '../workload.ts'
import { chooseRandomMove, crazyEightsGame } from './boardgame-io-game.ts'
import { SEATS } from './crazy-eights-rules.ts'

/** In development mode boardgame.io checks with every move that the state is serializable. */
process.env.NODE_ENV = 'production'

/** The package exports folders, which ES modules cannot import. */
type ClientEntry = typeof import('boardgame.io/client', { with: { 'resolution-mode': 'require' }})
const { Client } = createRequire(import.meta.url)('boardgame.io/client') as ClientEntry

const random = createRandom('boardgame.io')

/** The headless client of boardgame.io, used as in its documentation. */
export const boardgameIo: NamedWorkload = {
  name: 'boardgame.io',
  run() {
    const client = Client({ game: crazyEightsGame, numPlayers: SEATS, debug: false })
    let moves = 0
    for (;;) {
      const { G, ctx } = client.getState()!
      if (ctx.gameover) return moves
      const [name, ...args] = chooseRandomMove(G, Number(ctx.currentPlayer), (n) => randomBelow(random, n))
      client.moves[name](...args)
      moves++
    }
  },
}
