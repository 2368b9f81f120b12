/** boardgame.io's server with its in-memory storage. */
import { createRequire } from 'node:module'
import { crazyEightsGame } from '../engines/boardgame-io-game.ts'
import { announceAddress } from './server-process.ts'

type ServerEntry = typeof import('boardgame.io/server', { with: { 'resolution-mode': 'require' }})
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as ServerEntry

/** The boardgame.io server prints a greeting, but the parent process expects the address as the first line. */
console.log = () => {}
console.info = () => {}

const { appServer } = await Server({ games: [crazyEightsGame], origins: false }).run({ port: 0 })
const { port } = appServer.address() as { port: number }
announceAddress(`http://127.0.0.1:${port}`)
