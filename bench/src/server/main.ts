/** `node bench/src/server/main.ts [slapwise|bare|boardgame|cluster|killed] [TABLES] [PACE in ms] [SECONDS] [WARM-UP]`: one by itself. */
import { killNode, runCluster } from './cluster.ts'
import { bareServer, boardgameServer, slapwiseServer } from './contestants.ts'
import { runServer } from './run.ts'

const SERVERS = { slapwise: slapwiseServer, bare: bareServer, boardgame: boardgameServer }

const [which = 'slapwise', tables = '200', pace = '0', seconds = '6', warmUp = '10'] = process.argv.slice(2)
const run = (): Promise<unknown> => {
  const play = { pace: Number(pace), warmUp: Number(warmUp), seconds: Number(seconds) }
  if (which === 'cluster') return runCluster(Number(tables), play)
  if (which === 'killed') return killNode(Number(tables), Number(seconds))
  return runServer(SERVERS[which as keyof typeof SERVERS], Number(tables), play)
}
console.log(which, await run())
process.exit()
