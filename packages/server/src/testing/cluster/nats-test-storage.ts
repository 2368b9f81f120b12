import { type JetStreamManager, jetstream, jetstreamManager, type StoredMsg } from '@nats-io/jetstream'
import { connect, headers, type NatsConnection } from '@nats-io/transport-node'
import { BUCKETS, bucketStream, keySubject, ROOMS_STREAM, roomSubject } from '../../journal/nats/names.ts'
import { NatsStorage } from '../../journal/nats/storage.ts'
import type { StoredKey, StoredTable, TestStorage } from '../storage/storage-kit.ts'
import type { NatsServer } from './nats-server.ts'

export const openNatsStorage = ({ address }: NatsServer): Promise<NatsStorage> =>
  NatsStorage.open({ servers: [address], login: null, replicas: null })

/** Storages on a real server, empty each time. */
export async function createNatsTestStorage(server: NatsServer): Promise<TestStorage> {
  const nc = await connect({ servers: server.address })
  const jsm = await jetstreamManager(nc)
  return {
    open: () => openNatsStorage(server),
    tamper: (table, key, change) => rewrite(nc, jsm, table, key, change),
    async remove() {
      for await (const { config } of jsm.streams.list()) await jsm.streams.delete(config.name)
      await nc.close()
    },
  }
}

/** JetStream cannot change a message: purges the subject and publishes all messages again. */
async function rewrite(
  nc: NatsConnection,
  jsm: JetStreamManager,
  table: StoredTable,
  { room, at }: StoredKey,
  change: (text: string) => string | null,
): Promise<void> {
  const [stream, subject] = {
    events: [ROOMS_STREAM, roomSubject(room)],
    snapshots: [bucketStream(BUCKETS.snapshots), keySubject(BUCKETS.snapshots, room)],
    records: [bucketStream(BUCKETS.records), keySubject(BUCKETS.records, `${room}.${at}`)],
    rooms: [bucketStream(BUCKETS.directory), keySubject(BUCKETS.directory, room)],
    devices: [bucketStream(BUCKETS.devices), keySubject(BUCKETS.devices, `${room}.${at}`)],
  }[table]
  const messages = await readAllMessages(jsm, stream, subject)
  await jsm.streams.purge(stream, { filter: subject })
  for (const message of messages) {
    const text = changeMessage(table, message, at, change)
    if (text === null) continue
    const kept = headers()
    kept.set('Slapwise-Position', message.header.get('Slapwise-Position'))
    await jetstream(nc).publish(subject, text, { headers: kept })
  }
}

function changeMessage(
  table: StoredTable,
  { header, data }: StoredMsg,
  at: number | string,
  change: (text: string) => string | null,
): string | null {
  const text = Buffer.from(data).toString()
  if (table === 'records' || table === 'rooms' || table === 'devices') return change(text)
  if (table === 'snapshots') {
    const [place, state] = [/^\d+ \d+ \d+ /.exec(text)![0], text.replace(/^\d+ \d+ \d+ /, '')]
    if (Number.parseInt(text, 10) !== at) return text
    const other = change(state)
    return other === null ? null : place + other
  }
  const first = Number(header.get('Slapwise-Position'))
  const entries = text.split('\n').map((event, i) => (first + i === at ? change(event) : event))
  const left = entries.filter((event) => event !== null)
  return left.length === 0 ? null : left.join('\n')
}

async function readAllMessages(jsm: JetStreamManager, stream: string, subject: string): Promise<StoredMsg[]> {
  const all: StoredMsg[] = []
  for (let seq = 1; ; ) {
    const query = { seq, next_by_subj: subject }
    const found = await jsm.streams.getMessage(stream, query)
    if (!found) return all
    all.push(found)
    seq = found.seq + 1
  }
}
