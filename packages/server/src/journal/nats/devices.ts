import type { JetStreamClient, JetStreamManager } from '@nats-io/jetstream'
import type { KV } from '@nats-io/kv'
import type { DeviceRow, SealedDevice, StoredDevices } from '../core/storage.ts'
import { createOnce, isConflict } from './bucket.ts'
import { messagesOf } from './messages.ts'
import { BUCKETS, keySubject, streamOf, tokenOf } from './names.ts'
import { patiently } from './patience.ts'
import { Tail } from './tail.ts'

interface DevicesParts {
  /** The sequence of the last message there was when it was opened. */
  readonly last: number
  /** Somebody has ended a device, here or through another server. */
  ended(device: Pick<DeviceRow, 'identity' | 'device'>): void
}

export class NatsDevices implements StoredDevices {
  readonly #jsm: JetStreamManager
  readonly #bucket: KV
  readonly #tail: Tail

  constructor(js: JetStreamClient, jsm: JetStreamManager, bucket: KV, { last, ended }: DevicesParts) {
    this.#jsm = jsm
    this.#bucket = bucket
    this.#tail = new Tail(js, jsm, streamOf(BUCKETS.devices), last + 1, (message) => {
      const { identity, device, hasEnded } = readDevice(message.subject, message.data)
      if (hasEnded) ended({ identity, device })
    })
  }

  /** Where it is doubtful who has added it, it was somebody else: then it is not used. */
  async add(row: SealedDevice): Promise<boolean> {
    return patiently(() => createOnce(this.#bucket, keyOf(row), JSON.stringify(row)))
  }

  async find(identity: string, device: string): Promise<SealedDevice | null> {
    const key = keyOf({ identity, device })
    const found = await patiently(() => this.#bucket.get(key))
    return found && readDevice(keySubject(BUCKETS.devices, key), found.value)
  }

  async of(identity: string): Promise<SealedDevice[]> {
    const subject = keySubject(BUCKETS.devices, `${tokenOf(identity)}.*`)
    const rows: SealedDevice[] = []
    for await (const message of messagesOf(this.#jsm, streamOf(BUCKETS.devices), subject))
      rows.push(readDevice(message.subject, message.data))
    return rows
  }

  async end(identity: string, device: string, seal: string): Promise<boolean> {
    const key = keyOf({ identity, device })
    return patiently(async () => {
      for (;;) {
        const found = await this.#bucket.get(key)
        const row = found && readDevice(keySubject(BUCKETS.devices, key), found.value)
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
    this.#tail.stop()
  }
}

const keyOf = ({ identity, device }: Pick<DeviceRow, 'identity' | 'device'>): string =>
  `${tokenOf(identity)}.${tokenOf(device)}`

/** One that cannot be read is one without a seal. */
function readDevice(subject: string, data: Uint8Array): SealedDevice {
  const [identity, device] = subject.slice(keySubject(BUCKETS.devices, '').length).split('.')
  const unknown = { identity, device, name: null, since: Number.NaN, hasEnded: false, seal: '' }
  try {
    const row = JSON.parse(Buffer.from(data).toString()) as SealedDevice
    return row !== null && typeof row === 'object' ? row : unknown
  } catch {
    return unknown
  }
}
