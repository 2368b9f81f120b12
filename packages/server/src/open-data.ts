import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { type Cluster, type Config, ConfigError } from './config.ts'
import { Identities, KEY_BYTES } from './gateway/identity.ts'
import { FolderLock } from './journal/folder-lock.ts'
import type { NatsStorage } from './journal/nats.ts'
import { SqliteStorage } from './journal/sqlite.ts'
import type { Storage } from './journal/storage.ts'
import { makeFolder } from './make-folder.ts'
import { type Neighbours, NO_NEIGHBOURS } from './rooms/neighbours.ts'

/** All that a server needs to find again. */
export interface Data {
  readonly storage: Storage
  /** Who shares it. */
  readonly neighbours: Neighbours
  readonly identities: Identities
  /** What whoever starts the server should know. */
  readonly notices: readonly string[]
  /** To be called when the storage is closed. */
  release(): void
}

export const openData = (config: Config): Promise<Data> =>
  config.SLAPWISE_JOURNAL === null ? openFolder(config) : openCluster(config.SLAPWISE_JOURNAL, config)

async function openFolder({ SLAPWISE_DATA: folder, SLAPWISE_KEY: key }: Config): Promise<Data> {
  let lock: FolderLock | undefined
  let storage: SqliteStorage | undefined
  try {
    makeFolder(folder, 0o700)
    accessSync(folder, constants.W_OK)
    lock = new FolderLock(folder)
    storage = new SqliteStorage(join(folder, 'slapwise.db'))
    await storage.check()
    const identities = key ? new Identities(key) : Identities.in(folder, await storage.directory.count())
    const neighbours = NO_NEIGHBOURS
    return { storage, neighbours, identities, notices: noticesOf(storage), release: () => lock!.release() }
  } catch (error) {
    await storage?.close()
    lock?.release()
    throw new ConfigError(`The data folder ${folder} cannot be used: ${(error as Error).message}.`)
  }
}

const noticesOf = ({ lost }: SqliteStorage): string[] =>
  lost === 0
    ? []
    : [
        `The data has lost its last ${lost} commits, of which people had been told: they find their rooms as they were before.`,
      ]

async function openCluster(
  cluster: Cluster,
  { SLAPWISE_REPLICAS: replicas, SLAPWISE_KEY: key }: Config,
): Promise<Data> {
  let storage: NatsStorage | undefined
  try {
    // Whoever keeps a folder does not wait for what they do not need.
    const { NatsStorage } = await import('./journal/nats.ts')
    storage = await NatsStorage.open({ ...cluster, replicas })
    await storage.check()
    const identities = new Identities(key ?? (await storage.identityKey(KEY_BYTES)))
    const { neighbours } = storage
    return { storage, neighbours, identities, notices: [], release: () => {} }
  } catch (error) {
    await storage?.close()
    const where = cluster.servers.join(', ')
    throw new ConfigError(`The journal at ${where} cannot be used: ${(error as Error).message}.`)
  }
}
