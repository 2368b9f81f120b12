/**
 * Measures one server: `node bench/src/server/main.ts [slapwise|bare|boardgame|cluster|killed|bots] [TABLES] [ANSWER
 * INTERVAL in ms] [SECONDS] [WARM-UP in s]`
 */

import { bareServer, boardgameIoServer, slapwiseServer } from './bench-servers.ts'
import { measureBotLoad } from './bot-load.ts'
import { measureCluster, measureFailover } from './cluster.ts'
import { measureServer } from './measure-server.ts'

const SERVERS = { slapwise: slapwiseServer, bare: bareServer, boardgame: boardgameIoServer }

const [serverName = 'slapwise', tables = '200', answerIntervalMs = '0', seconds = '6', warmUp = '10'] =
  process.argv.slice(2)
const run = (): Promise<unknown> => {
  const loadProfile = {
    answerIntervalMs: Number(answerIntervalMs),
    warmUpSeconds: Number(warmUp),
    measuredSeconds: Number(seconds),
  }
  if (serverName === 'cluster') return measureCluster(Number(tables), loadProfile)
  if (serverName === 'bots')
    return measureBotLoad({
      tables: Number(tables),
      botRooms: 50,
      warmUpSeconds: Number(warmUp),
      secondsPerTurn: Number(seconds),
      turns: 7,
    })
  if (serverName === 'killed') return measureFailover(Number(tables), Number(seconds))
  return measureServer(SERVERS[serverName as keyof typeof SERVERS], Number(tables), loadProfile)
}
console.log(serverName, await run())
process.exit()
