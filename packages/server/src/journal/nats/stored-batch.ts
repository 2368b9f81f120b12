import { type MsgHdrs, MsgHdrsImpl } from '@nats-io/transport-node'
import type { EncodedEvent, EventBatch } from '../core/storage.ts'

/** Events that were stored in one message. */
export interface StoredBatch {
  /** Sequence in the stream of all rooms. */
  readonly seq: number
  /** Sequence of the message that its writer expected to be the room's last; null if the header is missing. */
  readonly expectedSeq: number | null
  /** Chosen by the writer, to recognize its own message. */
  readonly id: string
  /** Position of its first event. */
  readonly firstPosition: number
  readonly events: readonly EncodedEvent[]
}

const POSITION_HEADER = 'Slapwise-Position'
const ID_HEADER = 'Nats-Msg-Id'
const EXPECTED_SEQ_HEADER = 'Nats-Expected-Last-Subject-Sequence'

/** Occurs neither in JSON nor in a chain hash. */
const EVENT_SEPARATOR = '\n'

/** Builds the headers from a record: setting them one by one searches all existing headers twice each. */
export const createHeaders = ({ position }: EventBatch, id: string, after: number): MsgHdrs =>
  MsgHdrsImpl.fromRecord({
    [POSITION_HEADER]: [String(position)],
    [ID_HEADER]: [id],
    [EXPECTED_SEQ_HEADER]: [String(after)],
  })

export const encodeEvents = (events: readonly EncodedEvent[]): string => events.join(EVENT_SEPARATOR)

export const decodeBatch = (seq: number, headers: MsgHdrs | undefined, data: Uint8Array): StoredBatch => ({
  seq,
  expectedSeq: headers?.has(EXPECTED_SEQ_HEADER) ? Number(headers.get(EXPECTED_SEQ_HEADER)) : null,
  id: headers?.get(ID_HEADER) ?? '',
  firstPosition: Number(headers?.get(POSITION_HEADER)),
  events: Buffer.from(data).toString().split(EVENT_SEPARATOR),
})

/**
 * Whether a message is valid after its predecessor. Replicated streams have been seen to accept two of the messages
 * published at once for the same expected sequence; the second one is ignored.
 */
export const isValidAfter = ({ expectedSeq }: StoredBatch, before: number): boolean =>
  expectedSeq === null || expectedSeq === before

/** Position of its last event. */
export const lastPositionOf = ({ firstPosition, events }: StoredBatch): number =>
  firstPosition + events.length - 1

export const eventsAfter = (
  { firstPosition, events }: StoredBatch,
  position: number,
): readonly EncodedEvent[] => events.slice(Math.max(0, position + 1 - firstPosition))
