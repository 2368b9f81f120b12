import {
  DiscardPolicy,
  type JetStreamManager,
  jetstream,
  jetstreamManager,
  StorageType,
  type StreamConfig,
  type StreamInfo,
} from '@nats-io/jetstream'
import { type KV, Kvm } from '@nats-io/kv'
import { connect, type NatsConnection } from '@nats-io/transport-node'
import type { RawStorage } from '../core/storage.ts'
import { computeFingerprint, createKey, describeKeyMismatch } from '../tools/identity-key.ts'
import { NatsClusterBus } from './cluster-bus.ts'
import { createIfAbsent } from './create-if-absent.ts'
import { NatsDeviceStore } from './device-store.ts'
import { NatsDirectory } from './directory.ts'
import { NatsJournal } from './journal.ts'
import { BUCKETS, bucketStream, ROOMS_STREAM, roomSubject } from './names.ts'
import { NatsRecordStore } from './record-store.ts'
import { REQUEST_TIMEOUT_MS, retry } from './retry.ts'
import { RoomWriteQueue } from './room-write-queue.ts'
import { NatsSnapshotStore, SNAPSHOTS_PER_ROOM } from './snapshot-store.ts'
import { StreamPublisher } from './stream/stream-publisher.ts'

/** Addresses of the NATS servers, and the number of replicas. */
export interface NatsStorageOptions {
  readonly servers: readonly string[]
  readonly login: { readonly user: string; readonly pass: string } | null
  /** Null for the default: three in a cluster, one on a single server. */
  readonly replicas: number | null
}

const CLUSTER_REPLICAS = 3

/** Version of the storage format; raise it with every change that an older program would misread. */
const STORAGE_FORMAT = 2

/** About as much as a busy second writes, so that a successful probe predicts a successful write. */
const PROBE_TEXT = 'x'.repeat(32_000)

interface NatsResources {
  readonly nc: NatsConnection
  readonly jsm: JetStreamManager
  readonly rooms: StreamInfo
  readonly devices: StreamInfo
  readonly buckets: Readonly<Record<keyof typeof BUCKETS, KV>>
}

/** Stores everything on NATS JetStream, shared by any number of servers. */
export class NatsStorage implements RawStorage {
  readonly #nc: NatsConnection
  readonly #sharedBucket: KV
  readonly #writeQueue = new RoomWriteQueue()
  readonly journal: NatsJournal
  readonly snapshots: NatsSnapshotStore
  readonly directory: NatsDirectory
  readonly records: NatsRecordStore
  readonly devices: NatsDeviceStore
  readonly clusterBus: NatsClusterBus

  private constructor({ nc, jsm, rooms, devices, buckets }: NatsResources) {
    const js = jetstream(nc, { timeout: REQUEST_TIMEOUT_MS })
    this.#nc = nc
    this.#sharedBucket = buckets.shared
    const isReplicated = rooms.config.num_replicas > 1
    this.journal = new NatsJournal(new StreamPublisher(nc), js, jsm, rooms.state.last_seq, isReplicated)
    const { sequenceIndex } = this.journal
    this.snapshots = new NatsSnapshotStore(jsm, buckets.snapshots, this.#writeQueue, sequenceIndex)
    this.clusterBus = new NatsClusterBus(nc)
    this.directory = new NatsDirectory(js, jsm, buckets.directory, {
      writeQueue: this.#writeQueue,
      sequenceIndex,
      // A server that missed the cluster message would write to the room again.
      onDeleted: (room) => this.clusterBus.deliverLocally({ type: 'room-deleted', room }),
      serverTime: () => retry(() => this.#readServerTime()),
    })
    this.records = new NatsRecordStore(buckets.records, this.#writeQueue)
    this.devices = new NatsDeviceStore(js, jsm, buckets.devices, {
      lastSeq: devices.state.last_seq,
      onRevoked: (device) => this.clusterBus.deliverLocally({ type: 'device-revoked', ...device }),
    })
  }

  static async open(options: NatsStorageOptions): Promise<NatsStorage> {
    const { servers, login } = options
    const nc = await retry(() => connect({ ...CONNECTION_OPTIONS, ...login, servers: [...servers] }))
    try {
      const storage = new NatsStorage(await retry(() => prepareStreams(nc, options)))
      await storage.#checkFormat()
      await storage.directory.loaded
      return storage
    } catch (error) {
      await nc.close()
      throw error
    }
  }

  async #checkFormat(): Promise<void> {
    const found = Number(await this.#getOrCreate('format', String(STORAGE_FORMAT)))
    if (found !== STORAGE_FORMAT)
      throw new Error(
        `it was written by ${found > STORAGE_FORMAT ? 'a newer' : 'an older'} version of Slapwise (format ${found}, not ${STORAGE_FORMAT})`,
      )
  }

  /** Returns a value shared by all nodes; the first node creates it. */
  async #getOrCreate(key: string, otherwise: string): Promise<string> {
    await retry(() => createIfAbsent(this.#sharedBucket, key, otherwise))
    return (await retry(() => this.#sharedBucket.get(key)))!.string()
  }

  /** Returns the key that signs identity tokens, the same on all nodes. Fails if `given` is another one. */
  async loadIdentityKey(given: Buffer | null): Promise<Buffer> {
    const key =
      given ??
      Buffer.from(await this.#getOrCreate('identity-key', createKey().toString('base64url')), 'base64url')
    const expected = await this.#getOrCreate('key-fingerprint', computeFingerprint(key))
    const wrong = describeKeyMismatch(
      given ? 'SLAPWISE_KEY' : `identity-key in ${BUCKETS.shared}`,
      key,
      expected,
    )
    if (wrong === null) return key
    throw new Error(
      `${wrong}. Give all nodes the same SLAPWISE_KEY, or none. To continue with this key, which makes all players lose their seats: nats kv del ${BUCKETS.shared} key-fingerprint`,
    )
  }

  /** Writes a message and reads back its timestamp. */
  async #readServerTime(): Promise<number> {
    await this.#sharedBucket.put('time', '')
    return (await this.#sharedBucket.get('time'))!.created.getTime()
  }

  get writeCounts(): RawStorage['writeCounts'] {
    return this.journal.writeCounts
  }

  async checkWritable(): Promise<void> {
    if (this.journal.isWritable) return
    await this.#sharedBucket.put('probe', PROBE_TEXT)
    this.journal.isWritable = true
  }

  async close(): Promise<void> {
    await this.journal.close()
    await this.#writeQueue.drain()
    this.directory.close()
    this.devices.close()
    await this.#nc.close()
  }
}

/** Reconnects forever. */
const CONNECTION_OPTIONS = {
  name: 'slapwise',
  timeout: REQUEST_TIMEOUT_MS,
  maxReconnectAttempts: -1,
  reconnectTimeWait: 200,
  pingInterval: 2_000,
  maxPingOut: 2,
  // Otherwise the client captures two stack traces per request.
  noAsyncTraces: true,
} as const

async function prepareStreams(nc: NatsConnection, { replicas }: NatsStorageOptions): Promise<NatsResources> {
  const jsm = await jetstreamManager(nc, { timeout: REQUEST_TIMEOUT_MS })
  const keepers = replicas ?? (nc.info?.cluster ? CLUSTER_REPLICAS : 1)
  const made = (config: StreamOptions) => ensureStream(jsm, { ...config, num_replicas: keepers })
  const rooms = await made({ name: ROOMS_STREAM, subjects: [roomSubject('*').replace(/[^.]*$/, '*')] })
  const streams: Record<string, StreamInfo> = {}
  for (const bucket of Object.values(BUCKETS))
    streams[bucket] = await made(bucketConfig(bucket, bucket === BUCKETS.snapshots ? SNAPSHOTS_PER_ROOM : 1))
  const kvm = new Kvm(jetstream(nc, { timeout: REQUEST_TIMEOUT_MS }))
  const buckets = Object.fromEntries(
    await Promise.all(Object.entries(BUCKETS).map(async ([name, bucket]) => [name, await kvm.open(bucket)])),
  )
  return { nc, jsm, rooms, devices: streams[BUCKETS.devices], buckets }
}

type StreamOptions = Partial<StreamConfig> & Pick<StreamConfig, 'name'>

/** Same as the client's bucket configuration, except that reads go to the leader and messages can be erased. */
const bucketConfig = (bucket: string, history: number): StreamOptions => ({
  name: bucketStream(bucket),
  subjects: [`$KV.${bucket}.>`],
  max_msgs_per_subject: history,
  allow_rollup_hdrs: true,
  allow_direct: false,
  discard: DiscardPolicy.New,
})

/** Other nodes may create the stream at the same time. */
async function ensureStream(
  jsm: JetStreamManager,
  config: StreamOptions & Pick<StreamConfig, 'num_replicas'>,
): Promise<StreamInfo> {
  const found = await jsm.streams.info(config.name).catch(() => null)
  if (!found) return jsm.streams.add({ storage: StorageType.File, ...config })
  return found.config.num_replicas === config.num_replicas
    ? found
    : jsm.streams.update(config.name, { num_replicas: config.num_replicas })
}
