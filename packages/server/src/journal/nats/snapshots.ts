import type { JetStreamManager } from '@nats-io/jetstream'
import type { KV } from '@nats-io/kv'
import type { Snapshot, Snapshots } from '../core/storage.ts'
import { messagesOf } from './messages.ts'
import { BUCKETS, keySubject, streamOf, tokenOf } from './names.ts'
import { patiently } from './patience.ts'
import type { Place, Places } from './places.ts'
import type { Writes } from './writes.ts'

/** How many snapshots of a room are kept: older ones make histories cheap. */
export const KEPT = 4

/** Snapshots know where in the stream their last entry lies, so that the journal can be read on from there. */
export class NatsSnapshots implements Snapshots {
  readonly #jsm: JetStreamManager
  readonly #bucket: KV
  readonly #writes: Writes
  readonly #places: Places

  constructor(jsm: JetStreamManager, bucket: KV, writes: Writes, places: Places) {
    this.#jsm = jsm
    this.#bucket = bucket
    this.#writes = writes
    this.#places = places
  }

  async newest(room: string, position: number): Promise<Snapshot | null> {
    const last = await patiently(() => this.#bucket.get(tokenOf(room)))
    if (!last) return null
    const stored = [last.string()]
    if (openText(last.string()).position > position) stored.push(...(await this.#older(room)))
    let newest: Stored | null = null
    for (const found of stored.map(openText))
      if (found.position <= position && found.position >= (newest?.position ?? 0)) newest = found
    if (!newest) return null
    if (newest.place) this.#places.note(room, newest.place)
    return { position: newest.position, state: newest.state }
  }

  async #older(room: string): Promise<string[]> {
    const subject = keySubject(BUCKETS.snapshots, tokenOf(room))
    const texts: string[] = []
    for await (const { data } of messagesOf(this.#jsm, streamOf(BUCKETS.snapshots), subject))
      texts.push(Buffer.from(data).toString())
    return texts
  }

  keep(room: string, { position, state }: Snapshot): void {
    const { seq = 0, first = 0 } = this.#places.at(room, position) ?? {}
    this.#writes.add(room, () => this.#bucket.put(tokenOf(room), `${position} ${seq} ${first} ${state}`))
  }
}

interface Stored extends Snapshot {
  /** Null if it was not known when the snapshot was made. */
  readonly place: Place | null
}

/** One that cannot be read is one of nothing, which has no seal. */
function openText(text: string): Stored {
  const [, position = 0, seq = 0, first = 0, state = ''] = /^(\d+) (\d+) (\d+) (.*)$/s.exec(text) ?? []
  const place = { seq: Number(seq), first: Number(first) }
  return { position: Number(position), place: place.seq === 0 ? null : place, state }
}
