import { accessSync, constants } from 'node:fs'
import { type ClusterBus, NO_CLUSTER_BUS } from './cluster/cluster-bus.ts'
import { type ClusterConfig, type Config, ConfigError } from './config.ts'
import { IdentityTokens } from './gateway/identity/identity-tokens.ts'
import type { RawStorage } from './journal/core/storage.ts'
import type { NatsStorage } from './journal/nats/storage.ts'
import { SqliteStorage } from './journal/sqlite/storage.ts'
import { databasePath, keyPath } from './journal/tools/data-folder.ts'
import { FolderLock } from './journal/tools/folder-lock.ts'
import {
  computeFingerprint,
  createKey,
  describeKeyMismatch,
  readKey,
  writeKey,
} from './journal/tools/identity-key.ts'
import { makeFolder } from './make-folder.ts'

/** All that a server needs to find again. */
export interface ServerData {
  readonly storage: RawStorage
  /** Who shares it. */
  readonly clusterBus: ClusterBus
  readonly identities: IdentityTokens
  /** What whoever starts the server should know. */
  readonly notices: readonly string[]
  /** To be called when the storage is closed. */
  release(): void
}

export const openServerData = (config: Config): Promise<ServerData> =>
  config.SLAPWISE_JOURNAL === null ? openDataFolder(config) : openCluster(config.SLAPWISE_JOURNAL, config)

async function openDataFolder({ SLAPWISE_DATA: folder, SLAPWISE_KEY: given }: Config): Promise<ServerData> {
  let lock: FolderLock | undefined
  let storage: SqliteStorage | undefined
  try {
    makeFolder(folder, 0o700)
    accessSync(folder, constants.W_OK)
    lock = new FolderLock(folder)
    storage = new SqliteStorage(databasePath(folder))
    await storage.checkWritable()
    const identities = new IdentityTokens(await resolveFolderKey(folder, given, storage))
    const { notices } = storage
    return { storage, clusterBus: NO_CLUSTER_BUS, identities, notices, release: () => lock!.release() }
  } catch (error) {
    await storage?.close()
    lock?.release()
    throw new ConfigError(`The data folder ${folder} cannot be used: ${(error as Error).message}.`)
  }
}

/** The key that belongs to a folder. One is made as long as there are no rooms to which people would not get back. */
async function resolveFolderKey(
  folder: string,
  given: Buffer | null,
  storage: SqliteStorage,
): Promise<Buffer> {
  const rooms = await storage.directory.count()
  const found = given ?? readKey(folder)
  if (!found && rooms > 0)
    throw new Error(
      `${keyPath(folder)} is missing, without which nobody gets back to the ${rooms} rooms: put it back. ${LOST_KEY_HINT}`,
    )
  const key = found ?? createKey()
  const expected = rooms > 0 ? storage.keyFingerprint : ''
  const wrong =
    expected === '' ? null : describeKeyMismatch(given ? 'SLAPWISE_KEY' : keyPath(folder), key, expected)
  if (wrong !== null)
    throw new Error(`${wrong}. Put the right one back, from a backup if need be. ${LOST_KEY_HINT}`)
  if (!found) writeKey(folder, key)
  if (storage.keyFingerprint !== computeFingerprint(key)) storage.keyFingerprint = computeFingerprint(key)
  return key
}

const LOST_KEY_HINT =
  'If it is lost for good, `slapwise new-key` makes another: rooms stay, but everybody is a stranger to them'

async function openCluster(
  cluster: ClusterConfig,
  { SLAPWISE_REPLICAS: replicas, SLAPWISE_KEY: key }: Config,
): Promise<ServerData> {
  let storage: NatsStorage | undefined
  try {
    // Whoever keeps a folder does not wait for what they do not need.
    const { NatsStorage } = await import('./journal/nats/storage.ts')
    storage = await NatsStorage.open({ ...cluster, replicas })
    await storage.checkWritable()
    const identities = new IdentityTokens(await storage.loadIdentityKey(key))
    const { clusterBus } = storage
    return { storage, clusterBus, identities, notices: [], release: () => {} }
  } catch (error) {
    await storage?.close()
    const where = cluster.servers.join(', ')
    throw new ConfigError(`The journal at ${where} cannot be used: ${(error as Error).message}.`)
  }
}
