/** boardgame.io's server with its storage in memory. */
import { createRequire } from 'node:module'
import { crazyEightsGame } from '../engines/boardgame-io-game.ts'
import { announceAddress } from './server-process.ts'

type ServerEntry = typeof import('boardgame.io/server', { with: { 'resolution-mode': 'require' }})
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as ServerEntry

/** It greets on the standard output, where our own line is expected first. */
console.log = () => {}
console.info = () => {}

const { appServer } = await Server({ games: [crazyEightsGame], origins: false }).run({ port: 0 })
const { port } = appServer.address() as { port: number }
announceAddress(`http://127.0.0.1:${port}`)
