import { join } from 'node:path'
import { BareTable } from './bare-table.ts'
import { BoardgameIoTable } from './boardgame-io-table.ts'
import type { LoadTable } from './run-load.ts'
import { SlapwiseTable } from './slapwise-table.ts'

/** A server under benchmark, and how to open a table on it. */
export interface BenchServer {
  readonly name: string
  readonly program: string
  env(folder: string): Record<string, string>
  openTable(addresses: readonly string[], number: number): Promise<LoadTable>
}

export const slapwiseServer: BenchServer = {
  name: 'slapwise server',
  program: './slapwise-server.ts',
  env: (folder) => ({ SLAPWISE_DATA: folder }),
  openTable: SlapwiseTable.open,
}

export const bareServer: BenchServer = {
  name: 'bare ws server',
  program: './bare-server.ts',
  env: (folder) => ({ BARE_DATA: join(folder, 'bare.db') }),
  openTable: BareTable.open,
}

export const boardgameIoServer: BenchServer = {
  name: 'boardgame.io server',
  program: './boardgame-io-server.ts',
  env: () => ({}),
  openTable: BoardgameIoTable.open,
}

/** The same servers with their journals on JetStream. */
export const slapwiseServerOnJetStream = (nats: string): BenchServer => ({
  ...slapwiseServer,
  name: 'slapwise server on JetStream',
  env: () => ({ SLAPWISE_JOURNAL: `nats://${nats}` }),
})

export const bareServerOnJetStream = (nats: string): BenchServer => ({
  ...bareServer,
  name: 'bare ws server on JetStream',
  env: () => ({ BARE_NATS: nats }),
})
