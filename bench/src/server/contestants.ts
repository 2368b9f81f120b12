import { join } from 'node:path'
import { BareTable } from './bare-table.ts'
import { BoardgameTable } from './boardgame-table.ts'
import type { LoadedTable } from './load.ts'
import { SlapwiseTable } from './slapwise-table.ts'

/** A server, and how to sit down at its tables. */
export interface ServerContestant {
  readonly name: string
  readonly program: string
  env(folder: string): Record<string, string>
  open(addresses: readonly string[], number: number): Promise<LoadedTable>
}

export const slapwiseServer: ServerContestant = {
  name: 'slapwise server',
  program: './slapwise-server.ts',
  env: (folder) => ({ SLAPWISE_DATA: folder }),
  open: SlapwiseTable.open,
}

export const bareServer: ServerContestant = {
  name: 'bare ws server',
  program: './bare-server.ts',
  env: (folder) => ({ BARE_DATA: join(folder, 'bare.db') }),
  open: BareTable.open,
}

export const boardgameServer: ServerContestant = {
  name: 'boardgame.io server',
  program: './boardgame-server.ts',
  env: () => ({}),
  open: BoardgameTable.open,
}

/** The same two, with their journals on a JetStream server. */
export const slapwiseOnJetStream = (nats: string): ServerContestant => ({
  ...slapwiseServer,
  name: 'slapwise server on JetStream',
  env: () => ({ SLAPWISE_JOURNAL: `nats://${nats}` }),
})

export const bareOnJetStream = (nats: string): ServerContestant => ({
  ...bareServer,
  name: 'bare ws server on JetStream',
  env: () => ({ BARE_NATS: nats }),
})
