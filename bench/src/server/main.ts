/** `node bench/src/server/main.ts [slapwise|bare|boardgame] [TABLES] [PACE in ms] [SECONDS]`: one server by itself. */
import { bareServer, boardgameServer, slapwiseServer } from './contestants.ts'
import { runServer } from './run.ts'

const SERVERS = { slapwise: slapwiseServer, bare: bareServer, boardgame: boardgameServer }

const [which = 'slapwise', tables = '200', pace = '0', seconds = '6'] = process.argv.slice(2)
const server = SERVERS[which as keyof typeof SERVERS]
console.log(which, await runServer(server, Number(tables), Number(pace), Number(seconds)))
process.exit()
