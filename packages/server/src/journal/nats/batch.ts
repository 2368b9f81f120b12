import { type MsgHdrs, MsgHdrsImpl } from '@nats-io/transport-node'
import type { Draft, EncodedEvent } from '../core/storage.ts'

/** What was stored at once, as one message: all of it is there, or nothing. */
export interface Batch {
  /** In the stream of all rooms. */
  readonly seq: number
  /** Of the message that its author took for the last of the room; null if they did not say. */
  readonly after: number | null
  /** Chosen by who wrote it: so they recognize it. */
  readonly id: string
  /** The position of its first entry. */
  readonly first: number
  readonly entries: readonly EncodedEvent[]
}

const POSITION = 'Slapwise-Position'
const ID = 'Nats-Msg-Id'
const AFTER = 'Nats-Expected-Last-Subject-Sequence'

/** No JSON, and no link, has one in it. */
const BETWEEN = '\n'

/** From a record, since whoever sets them one by one has each looked for among the others, twice. */
export const headersFor = ({ position }: Draft, id: string, after: number): MsgHdrs =>
  MsgHdrsImpl.fromRecord({ [POSITION]: [String(position)], [ID]: [id], [AFTER]: [String(after)] })

export const textOf = (entries: readonly EncodedEvent[]): string => entries.join(BETWEEN)

export const batchOf = (seq: number, headers: MsgHdrs | undefined, data: Uint8Array): Batch => ({
  seq,
  after: headers?.has(AFTER) ? Number(headers.get(AFTER)) : null,
  id: headers?.get(ID) ?? '',
  first: Number(headers?.get(POSITION)),
  entries: Buffer.from(data).toString().split(BETWEEN),
})

/**
 * Whether a message counts, which comes after another one of its room: servers that keep everything several times have been
 * seen to take two of those that were sent at once. The second expects what was not so any more, and is nothing.
 */
export const counts = ({ after }: Batch, before: number): boolean => after === null || after === before

/** The position of its last entry. */
export const endOf = ({ first, entries }: Batch): number => first + entries.length - 1

/** Its entries after a position. */
export const after = ({ first, entries }: Batch, position: number): readonly EncodedEvent[] =>
  entries.slice(Math.max(0, position + 1 - first))
