import type { JetStreamClient, JetStreamManager } from '@nats-io/jetstream'
import type { KV } from '@nats-io/kv'
import { createOnce, isConflict } from './nats-bucket.ts'
import { messagesOf } from './nats-messages.ts'
import { BUCKETS, keySubject, streamOf, tokenOf } from './nats-names.ts'
import { patiently } from './nats-patience.ts'
import { Tail } from './nats-tail.ts'
import type { DeviceRow, Devices } from './storage.ts'

type Stored = DeviceRow & { readonly hasEnded: boolean }

interface DevicesParts {
  /** The sequence of the last message there was when it was opened. */
  readonly last: number
  /** Somebody has ended a device, here or through another server. */
  ended(device: Pick<DeviceRow, 'identity' | 'device'>): void
}

export class NatsDevices implements Devices {
  readonly #jsm: JetStreamManager
  readonly #bucket: KV
  readonly #tail: Tail

  constructor(js: JetStreamClient, jsm: JetStreamManager, bucket: KV, { last, ended }: DevicesParts) {
    this.#jsm = jsm
    this.#bucket = bucket
    this.#tail = new Tail(js, jsm, streamOf(BUCKETS.devices), last + 1, (message) => {
      const { identity, device, hasEnded } = message.json<Stored>()
      if (hasEnded) ended({ identity, device })
    })
  }

  /** Where it is doubtful who has added it, it was somebody else: then it is not used. */
  async add(row: DeviceRow): Promise<boolean> {
    const stored: Stored = { ...row, hasEnded: false }
    return patiently(() => createOnce(this.#bucket, keyOf(row), JSON.stringify(stored)))
  }

  async of(identity: string): Promise<DeviceRow[]> {
    const rows = await this.#all(identity)
    return rows
      .filter(({ hasEnded }) => !hasEnded)
      .map(({ identity, device, name, since }) => ({ identity, device, name, since }))
      .sort((one, other) => one.since - other.since)
  }

  async #all(identity: string): Promise<Stored[]> {
    const subject = keySubject(BUCKETS.devices, `${tokenOf(identity)}.*`)
    const rows: Stored[] = []
    for await (const message of messagesOf(this.#jsm, streamOf(BUCKETS.devices), subject))
      rows.push(message.json<Stored>())
    return rows
  }

  async end(identity: string, device: string): Promise<boolean> {
    const key = keyOf({ identity, device })
    return patiently(async () => {
      for (;;) {
        const found = await this.#bucket.get(key)
        const row = found?.json<Stored>()
        if (!found || !row || row.hasEnded) return false
        try {
          await this.#bucket.update(key, JSON.stringify({ ...row, hasEnded: true }), found.revision)
          return true
        } catch (error) {
          if (!isConflict(error)) throw error
        }
      }
    })
  }

  async hasEnded(identity: string, device: string): Promise<boolean> {
    const found = await patiently(() => this.#bucket.get(keyOf({ identity, device })))
    return found?.json<Stored>().hasEnded ?? false
  }

  close(): void {
    this.#tail.stop()
  }
}

const keyOf = ({ identity, device }: Pick<DeviceRow, 'identity' | 'device'>): string =>
  `${tokenOf(identity)}.${tokenOf(device)}`
