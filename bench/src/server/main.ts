/** `node bench/src/server/main.ts [slapwise|bare|boardgame|cluster|killed] [TABLES] [PACE in ms] [SECONDS] [WARM-UP]`: one by itself. */
import { measureFailover, measureCluster } from './cluster.ts'
import { bareServer, boardgameIoServer, slapwiseServer } from './contestants.ts'
import { measureServer } from './run.ts'

const SERVERS = { slapwise: slapwiseServer, bare: bareServer, boardgame: boardgameIoServer }

const [which = 'slapwise', tables = '200', pace = '0', seconds = '6', warmUp = '10'] = process.argv.slice(2)
const run = (): Promise<unknown> => {
  const play = { pace: Number(pace), warmUp: Number(warmUp), seconds: Number(seconds) }
  if (which === 'cluster') return measureCluster(Number(tables), play)
  if (which === 'killed') return measureFailover(Number(tables), Number(seconds))
  return measureServer(SERVERS[which as keyof typeof SERVERS], Number(tables), play)
}
console.log(which, await run())
process.exit()
