import { type ChainHash, computeIntegrityHash, splitHash } from '../core/hash-chain.ts'
import type { DeviceRow, RoomRow } from '../core/storage.ts'

/** Leaves out `journalEnd`, which has a checksum of its own, because it is also written alone. */
export const rowChecksum = ({
  code,
  touchedAt,
  changedAt,
  listing,
  wakeAt,
  members,
  summary,
  creatorAddressHash,
}: RoomRow): string =>
  computeIntegrityHash(
    '',
    code,
    'row',
    JSON.stringify([touchedAt, changedAt, listing, wakeAt, members, summary, creatorAddressHash]),
  )

export const deviceChecksum = ({ identity, device, name, addedAt }: DeviceRow, isRevoked: boolean): string =>
  computeIntegrityHash('', identity, 'device', JSON.stringify([device, name, addedAt, isRevoked]))

/** A journal position that is known to be stored. */
export interface JournalEnd {
  readonly position: number
  /** Chain hash of the event at that position. */
  readonly hash: ChainHash
}

/** Stored form: checksum, chain hash, position. */
export const encodeJournalEnd = (room: string, { position, hash }: JournalEnd): string =>
  journalEndChecksum(room, position, hash) + hash + position

const journalEndChecksum = (room: string, position: number, hash: ChainHash): string =>
  computeIntegrityHash(hash, room, 'end', String(position))

/** Null if the text is damaged. */
export function decodeJournalEnd(room: string, text: string): JournalEnd | null {
  const [checksum, rest] = splitHash(text)
  const [hash, position] = splitHash(rest)
  return checksum === journalEndChecksum(room, Number(position), hash)
    ? { position: Number(position), hash }
    : null
}
