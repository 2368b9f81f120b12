import { createRequire } from 'node:module'
import { createRandom, randomBelow } from '@slapwise/kernel'
import type { NamedWorkload } from '../workload.ts'
import { chooseRandomMove, crazyEightsGame } from './boardgame-io-game.ts'
import { SEATS } from './crazy-eights-rules.ts'

/** Otherwise it checks in every move whether the state is serializable. */
process.env.NODE_ENV = 'production'

/** Its entries are folders, which cannot be imported. */
type ClientEntry = typeof import('boardgame.io/client', { with: { 'resolution-mode': 'require' }})
const { Client } = createRequire(import.meta.url)('boardgame.io/client') as ClientEntry

const random = createRandom('boardgame.io')

/** Its headless client, used as its documentation shows. */
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
