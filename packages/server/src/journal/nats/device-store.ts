import type { JetStreamClient, JetStreamManager } from '@nats-io/jetstream'
import type { KV } from '@nats-io/kv'
import type { ChecksummedDevice, DeviceRow, RawDeviceStore } from '../core/storage.ts'
import { createIfAbsent, isConflict } from './create-if-absent.ts'
import { BUCKETS, bucketStream, escapeToken, keySubject } from './names.ts'
import { retry } from './retry.ts'
import { StreamConsumer } from './stream/stream-consumer.ts'
import { readStreamMessages } from './stream/stream-messages.ts'

interface NatsDeviceStoreOptions {
  /** Sequence of the last message when the store was opened. */
  readonly lastSeq: number
  /** Called when a device was revoked, by this server or another one. */
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
    { lastSeq, onRevoked }: NatsDeviceStoreOptions,
  ) {
    this.#jsm = jsm
    this.#bucket = bucket
    this.#consumer = new StreamConsumer(js, jsm, bucketStream(BUCKETS.devices), lastSeq + 1, (message) => {
      const { identity, device, isRevoked } = decodeDevice(message.subject, message.data)
      if (isRevoked) onRevoked({ identity, device })
    })
  }

  /** If the outcome of the write is unknown, the device counts as added by another server, and is not used. */
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

  async revoke(identity: string, device: string, checksum: string): Promise<boolean> {
    const key = keyOf({ identity, device })
    return retry(async () => {
      for (;;) {
        const found = await this.#bucket.get(key)
        const row = found && decodeDevice(keySubject(BUCKETS.devices, key), found.value)
        if (!found || !row || row.isRevoked) return false
        try {
          await this.#bucket.update(
            key,
            JSON.stringify({ ...row, isRevoked: true, checksum }),
            found.revision,
          )
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

/** Returns a row with an empty checksum, which fails verification, if the data cannot be parsed. */
function decodeDevice(subject: string, data: Uint8Array): ChecksummedDevice {
  const [identity, device] = subject.slice(keySubject(BUCKETS.devices, '').length).split('.')
  const unknown = { identity, device, name: null, addedAt: Number.NaN, isRevoked: false, checksum: '' }
  try {
    const row = JSON.parse(Buffer.from(data).toString()) as ChecksummedDevice
    return row !== null && typeof row === 'object' ? row : unknown
  } catch {
    return unknown
  }
}
