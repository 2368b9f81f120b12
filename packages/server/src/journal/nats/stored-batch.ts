import { type MsgHdrs, MsgHdrsImpl } from '@nats-io/transport-node'
import type { EncodedEvent, EventBatch } from '../core/storage.ts'

/** What was stored at once, as one message: all of it is there, or nothing. */
export interface StoredBatch {
  /** In the stream of all rooms. */
  readonly seq: number
  /** Of the message that its author took for the last of the room; null if they did not say. */
  readonly expectedSeq: number | null
  /** Chosen by who wrote it: so they recognize it. */
  readonly id: string
  /** The position of its first entry. */
  readonly firstPosition: number
  readonly events: readonly EncodedEvent[]
}

const POSITION_HEADER = 'Slapwise-Position'
const ID_HEADER = 'Nats-Msg-Id'
const EXPECTED_SEQ_HEADER = 'Nats-Expected-Last-Subject-Sequence'

/** No JSON, and no link, has one in it. */
const EVENT_SEPARATOR = '\n'

/** From a record, since whoever sets them one by one has each looked for among the others, twice. */
export const createHeaders = ({ position }: EventBatch, id: string, after: number): MsgHdrs =>
  MsgHdrsImpl.fromRecord({
    [POSITION_HEADER]: [String(position)],
    [ID_HEADER]: [id],
    [EXPECTED_SEQ_HEADER]: [String(after)],
  })

export const encodeEvents = (entries: readonly EncodedEvent[]): string => entries.join(EVENT_SEPARATOR)

export const decodeBatch = (seq: number, headers: MsgHdrs | undefined, data: Uint8Array): StoredBatch => ({
  seq,
  expectedSeq: headers?.has(EXPECTED_SEQ_HEADER) ? Number(headers.get(EXPECTED_SEQ_HEADER)) : null,
  id: headers?.get(ID_HEADER) ?? '',
  firstPosition: Number(headers?.get(POSITION_HEADER)),
  events: Buffer.from(data).toString().split(EVENT_SEPARATOR),
})

/**
 * Whether a message counts, which comes after another one of its room: servers that keep everything several times have been
 * seen to take two of those that were sent at once. The second expects what was not so any more, and is nothing.
 */
export const isValidAfter = ({ expectedSeq: after }: StoredBatch, before: number): boolean =>
  after === null || after === before

/** The position of its last entry. */
export const lastPositionOf = ({ firstPosition: first, events: entries }: StoredBatch): number =>
  first + entries.length - 1

/** Its entries after a position. */
export const eventsAfter = (
  { firstPosition: first, events: entries }: StoredBatch,
  position: number,
): readonly EncodedEvent[] => entries.slice(Math.max(0, position + 1 - first))
