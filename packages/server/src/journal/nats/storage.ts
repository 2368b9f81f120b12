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
import { fingerprintOf, newKey, wrongKey } from '../tools/identity-key.ts'
import { createOnce } from './bucket.ts'
import { NatsClusterBus } from './cluster-bus.ts'
import { NatsDevices } from './devices.ts'
import { NatsDirectory } from './directory.ts'
import { NatsJournal } from './journal.ts'
import { BUCKETS, ROOMS, streamOf, subjectOf } from './names.ts'
import { ANSWERED_WITHIN, patiently } from './patience.ts'
import { Publisher } from './publisher.ts'
import { NatsRecords } from './records.ts'
import { KEPT, NatsSnapshots } from './snapshots.ts'
import { Writes } from './writes.ts'

/** Where the servers are, and how many of them keep everything. */
export interface NatsOptions {
  readonly servers: readonly string[]
  readonly login: { readonly user: string; readonly pass: string } | null
  /** Null for three where they are a cluster, and one where there is only one. */
  readonly replicas: number | null
}

const IN_A_CLUSTER = 3

/** The form in which everything is stored; raised with anything that an older program would misread. */
const FORMAT = 2

/** About what a busy second writes: where this fits, the next entry does. */
const PROBE = 'x'.repeat(32_000)

interface Opened {
  readonly nc: NatsConnection
  readonly jsm: JetStreamManager
  readonly rooms: StreamInfo
  readonly directory: StreamInfo
  readonly devices: StreamInfo
  readonly buckets: Readonly<Record<keyof typeof BUCKETS, KV>>
}

/** Everything on NATS JetStream, which several servers may share. */
export class NatsStorage implements RawStorage {
  readonly #nc: NatsConnection
  readonly #house: KV
  readonly #writes = new Writes()
  readonly journal: NatsJournal
  readonly snapshots: NatsSnapshots
  readonly directory: NatsDirectory
  readonly records: NatsRecords
  readonly devices: NatsDevices
  readonly clusterBus: NatsClusterBus

  private constructor({ nc, jsm, rooms, directory, devices, buckets }: Opened) {
    const js = jetstream(nc, { timeout: ANSWERED_WITHIN })
    this.#nc = nc
    this.#house = buckets.house
    const isReplicated = rooms.config.num_replicas > 1
    this.journal = new NatsJournal(new Publisher(nc), js, jsm, rooms.state.last_seq, isReplicated)
    const { places } = this.journal
    this.snapshots = new NatsSnapshots(jsm, buckets.snapshots, this.#writes, places)
    this.clusterBus = new NatsClusterBus(nc)
    this.directory = new NatsDirectory(js, jsm, buckets.directory, {
      rows: directory.state.messages,
      writes: this.#writes,
      places,
      // Whoever missed the news would write of the room again.
      gone: (room) => this.clusterBus.notice({ type: 'deleted', room }),
      now: () => patiently(() => this.#time()),
    })
    this.records = new NatsRecords(buckets.records, this.#writes)
    this.devices = new NatsDevices(js, jsm, buckets.devices, {
      last: devices.state.last_seq,
      ended: (device) => this.clusterBus.notice({ type: 'device-ended', ...device }),
    })
  }

  static async open(options: NatsOptions): Promise<NatsStorage> {
    const { servers, login } = options
    const nc = await patiently(() => connect({ ...STEADY, ...login, servers: [...servers] }))
    try {
      const storage = new NatsStorage(await patiently(() => prepare(nc, options)))
      await storage.#checkFormat()
      await storage.directory.isRead
      return storage
    } catch (error) {
      await nc.close()
      throw error
    }
  }

  async #checkFormat(): Promise<void> {
    const found = Number(await this.#kept('format', String(FORMAT)))
    if (found !== FORMAT)
      throw new Error(
        `it was written by ${found > FORMAT ? 'a newer' : 'an older'} version of Slapwise (format ${found}, not ${FORMAT})`,
      )
  }

  /** What is kept once for all nodes: as the first of them has it. */
  async #kept(key: string, otherwise: string): Promise<string> {
    await patiently(() => createOnce(this.#house, key, otherwise))
    return (await patiently(() => this.#house.get(key)))!.string()
  }

  /** What seats are recognized by: the same on all nodes, whether it is given or not. */
  async identityKey(given: Buffer | null): Promise<Buffer> {
    const key =
      given ?? Buffer.from(await this.#kept('identity-key', newKey().toString('base64url')), 'base64url')
    const expected = await this.#kept('key-fingerprint', fingerprintOf(key))
    const wrong = wrongKey(given ? 'SLAPWISE_KEY' : `identity-key in ${BUCKETS.house}`, key, expected)
    if (wrong === null) return key
    throw new Error(
      `${wrong}. Give all nodes the same SLAPWISE_KEY, or none. To go on with another, by which everybody is a stranger: nats kv del ${BUCKETS.house} key-fingerprint`,
    )
  }

  /** Whoever stores a message notes when that was. */
  async #time(): Promise<number> {
    await this.#house.put('time', '')
    return (await this.#house.get('time'))!.created.getTime()
  }

  get written(): RawStorage['written'] {
    return this.journal.written
  }

  async check(): Promise<void> {
    if (this.journal.isWritable) return
    await this.#house.put('probe', PROBE)
    this.journal.isWritable = true
  }

  async close(): Promise<void> {
    await this.journal.close()
    await this.#writes.all()
    this.directory.close()
    this.devices.close()
    await this.#nc.close()
  }
}

/** Comes back for as long as it takes. */
const STEADY = {
  name: 'slapwise',
  timeout: ANSWERED_WITHIN,
  maxReconnectAttempts: -1,
  reconnectTimeWait: 200,
  pingInterval: 2_000,
  maxPingOut: 2,
  // Otherwise each request is two stack traces, in case it fails.
  noAsyncTraces: true,
} as const

async function prepare(nc: NatsConnection, { replicas }: NatsOptions): Promise<Opened> {
  const jsm = await jetstreamManager(nc, { timeout: ANSWERED_WITHIN })
  const keepers = replicas ?? (nc.info?.cluster ? IN_A_CLUSTER : 1)
  const made = (config: Config) => ensureStream(jsm, { ...config, num_replicas: keepers })
  const rooms = await made({ name: ROOMS, subjects: [subjectOf('*').replace(/[^.]*$/, '*')] })
  const streams: Record<string, StreamInfo> = {}
  for (const bucket of Object.values(BUCKETS))
    streams[bucket] = await made(bucketConfig(bucket, bucket === BUCKETS.snapshots ? KEPT : 1))
  const kvm = new Kvm(jetstream(nc, { timeout: ANSWERED_WITHIN }))
  const buckets = Object.fromEntries(
    await Promise.all(Object.entries(BUCKETS).map(async ([name, bucket]) => [name, await kvm.open(bucket)])),
  )
  const { [BUCKETS.directory]: directory, [BUCKETS.devices]: devices } = streams
  return { nc, jsm, rooms, directory, devices, buckets }
}

type Config = Partial<StreamConfig> & Pick<StreamConfig, 'name'>

/** As the client would make it, but that what is read is read from the leader, and that messages can be erased. */
const bucketConfig = (bucket: string, history: number): Config => ({
  name: streamOf(bucket),
  subjects: [`$KV.${bucket}.>`],
  max_msgs_per_subject: history,
  allow_rollup_hdrs: true,
  allow_direct: false,
  discard: DiscardPolicy.New,
})

/** Other nodes may be at it at the same time. */
async function ensureStream(
  jsm: JetStreamManager,
  config: Config & Pick<StreamConfig, 'num_replicas'>,
): Promise<StreamInfo> {
  const found = await jsm.streams.info(config.name).catch(() => null)
  if (!found) return jsm.streams.add({ storage: StorageType.File, ...config })
  return found.config.num_replicas === config.num_replicas
    ? found
    : jsm.streams.update(config.name, { num_replicas: config.num_replicas })
}
