/** `node bench/src/server/main.ts [slapwise|bare|boardgame|cluster|killed] [TABLES] [PACE in ms] [SECONDS]`: one by itself. */
import { killNode, runCluster } from './cluster.ts'
import { bareServer, boardgameServer, slapwiseServer } from './contestants.ts'
import { runServer } from './run.ts'

const SERVERS = { slapwise: slapwiseServer, bare: bareServer, boardgame: boardgameServer }

const [which = 'slapwise', tables = '200', pace = '0', seconds = '6'] = process.argv.slice(2)
const run = (): Promise<unknown> => {
  const load = [Number(tables), Number(pace), Number(seconds)] as const
  if (which === 'cluster') return runCluster(...load)
  if (which === 'killed') return killNode(Number(tables), Number(seconds))
  return runServer(SERVERS[which as keyof typeof SERVERS], ...load)
}
console.log(which, await run())
process.exit()
