/** `node bench/src/server/main.ts [slapwise|bare|boardgame|cluster|killed] [TABLES] [PACE in ms] [SECONDS] [WARM-UP]`: one by itself. */

import { bareServer, boardgameIoServer, slapwiseServer } from './bench-servers.ts'
import { measureCluster, measureFailover } from './cluster.ts'
import { measureServer } from './measure-server.ts'

const SERVERS = { slapwise: slapwiseServer, bare: bareServer, boardgame: boardgameIoServer }

const [which = 'slapwise', tables = '200', pace = '0', seconds = '6', warmUp = '10'] = process.argv.slice(2)
const run = (): Promise<unknown> => {
  const play = {
    answerIntervalMs: Number(pace),
    warmUpSeconds: Number(warmUp),
    measuredSeconds: Number(seconds),
  }
  if (which === 'cluster') return measureCluster(Number(tables), play)
  if (which === 'killed') return measureFailover(Number(tables), Number(seconds))
  return measureServer(SERVERS[which as keyof typeof SERVERS], Number(tables), play)
}
console.log(which, await run())
process.exit()
