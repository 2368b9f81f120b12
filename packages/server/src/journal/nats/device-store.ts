import type { JetStreamClient, JetStreamManager } from '@nats-io/jetstream'
import type { KV } from '@nats-io/kv'
import type { ChecksummedDevice, DeviceRow, RawDeviceStore } from '../core/storage.ts'
import { createIfAbsent, isConflict } from './create-if-absent.ts'
import { BUCKETS, bucketStream, escapeToken, keySubject } from './names.ts'
import { retry } from './retry.ts'
import { StreamConsumer } from './stream-consumer.ts'
import { readStreamMessages } from './stream-messages.ts'

interface NatsDeviceStoreOptions {
  /** The sequence of the last message there was when it was opened. */
  readonly lastSeq: number
  /** Somebody has ended a device, here or through another server. */
  onRevoked(device: Pick<DeviceRow, 'identity' | 'device'>): void
}

export class NatsDeviceStore implements RawDeviceStore {
  readonly #jsm: JetStreamManager
  readonly #bucket: KV
  readonly #consumer: StreamConsumer

  constructor(
    js: JetStreamClient,
    jsm: JetStreamManager,
    bucket: KV,
    { lastSeq: last, onRevoked: ended }: NatsDeviceStoreOptions,
  ) {
    this.#jsm = jsm
    this.#bucket = bucket
    this.#consumer = new StreamConsumer(js, jsm, bucketStream(BUCKETS.devices), last + 1, (message) => {
      const { identity, device, hasEnded } = decodeDevice(message.subject, message.data)
      if (hasEnded) ended({ identity, device })
    })
  }

  /** Where it is doubtful who has added it, it was somebody else: then it is not used. */
  async add(row: ChecksummedDevice): Promise<boolean> {
    return retry(() => createIfAbsent(this.#bucket, keyOf(row), JSON.stringify(row)))
  }

  async find(identity: string, device: string): Promise<ChecksummedDevice | null> {
    const key = keyOf({ identity, device })
    const found = await retry(() => this.#bucket.get(key))
    return found && decodeDevice(keySubject(BUCKETS.devices, key), found.value)
  }

  async listByIdentity(identity: string): Promise<ChecksummedDevice[]> {
    const subject = keySubject(BUCKETS.devices, `${escapeToken(identity)}.*`)
    const rows: ChecksummedDevice[] = []
    for await (const message of readStreamMessages(this.#jsm, bucketStream(BUCKETS.devices), subject))
      rows.push(decodeDevice(message.subject, message.data))
    return rows
  }

  async revoke(identity: string, device: string, seal: string): Promise<boolean> {
    const key = keyOf({ identity, device })
    return retry(async () => {
      for (;;) {
        const found = await this.#bucket.get(key)
        const row = found && decodeDevice(keySubject(BUCKETS.devices, key), found.value)
        if (!found || !row || row.hasEnded) return false
        try {
          await this.#bucket.update(key, JSON.stringify({ ...row, hasEnded: true, seal }), found.revision)
          return true
        } catch (error) {
          if (!isConflict(error)) throw error
        }
      }
    })
  }

  close(): void {
    this.#consumer.stop()
  }
}

const keyOf = ({ identity, device }: Pick<DeviceRow, 'identity' | 'device'>): string =>
  `${escapeToken(identity)}.${escapeToken(device)}`

/** One that cannot be read is one without a seal. */
function decodeDevice(subject: string, data: Uint8Array): ChecksummedDevice {
  const [identity, device] = subject.slice(keySubject(BUCKETS.devices, '').length).split('.')
  const unknown = { identity, device, name: null, since: Number.NaN, hasEnded: false, seal: '' }
  try {
    const row = JSON.parse(Buffer.from(data).toString()) as ChecksummedDevice
    return row !== null && typeof row === 'object' ? row : unknown
  } catch {
    return unknown
  }
}
