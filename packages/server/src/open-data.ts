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

/** The storage of a server and what belongs to it. */
export interface ServerData {
  readonly storage: RawStorage
  /** Connects the servers that share the storage. */
  readonly clusterBus: ClusterBus
  readonly identities: IdentityTokens
  /** Messages for the log at start. */
  readonly notices: readonly string[]
  /** Call it when the storage is closed. */
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

/**
 * The identity key of a data folder. Creates one only as long as there are no rooms, since their members could not
 * return with another key.
 */
async function resolveFolderKey(
  folder: string,
  given: Buffer | null,
  storage: SqliteStorage,
): Promise<Buffer> {
  const rooms = await storage.directory.count()
  const found = given ?? readKey(folder)
  if (!found && rooms > 0)
    throw new Error(
      `${keyPath(folder)} is missing: without it nobody can return to the ${rooms} rooms. Restore it from a backup. ${LOST_KEY_HINT}`,
    )
  const key = found ?? createKey()
  const expected = rooms > 0 ? storage.keyFingerprint : ''
  const wrong =
    expected === '' ? null : describeKeyMismatch(given ? 'SLAPWISE_KEY' : keyPath(folder), key, expected)
  if (wrong !== null)
    throw new Error(`${wrong}. Restore the right one, for example from a backup. ${LOST_KEY_HINT}`)
  if (!found) writeKey(folder, key)
  if (storage.keyFingerprint !== computeFingerprint(key)) storage.keyFingerprint = computeFingerprint(key)
  return key
}

const LOST_KEY_HINT =
  'If it is lost for good, `slapwise new-key` creates another one: rooms are kept, but all players lose their seats'

async function openCluster(
  cluster: ClusterConfig,
  { SLAPWISE_REPLICAS: replicas, SLAPWISE_KEY: key }: Config,
): Promise<ServerData> {
  let storage: NatsStorage | undefined
  try {
    // Loaded on demand: a server with a data folder does not need NATS.
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
