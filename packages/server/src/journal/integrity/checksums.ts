import { type ChainHash, computeIntegrityHash, splitHash } from '../core/hash-chain.ts'
import type { DeviceRow, RoomRow } from '../core/storage.ts'

/** Of a row of the directory, without the end of its journal: that has a seal of its own, since it is also written alone. */
export const rowChecksum = ({
  code,
  touchedAt,
  changedAt,
  listing,
  wakeAt,
  members,
  summary,
  openedFrom,
}: RoomRow): string =>
  computeIntegrityHash(
    '',
    code,
    'row',
    JSON.stringify([touchedAt, changedAt, listing, wakeAt, members, summary, openedFrom]),
  )

export const deviceChecksum = ({ identity, device, name, since }: DeviceRow, hasEnded: boolean): string =>
  computeIntegrityHash('', identity, 'device', JSON.stringify([device, name, since, hasEnded]))

/** How far a journal goes, for certain. */
export interface JournalEnd {
  readonly position: number
  /** Of the entry at that position. */
  readonly hash: ChainHash
}

/** As it is stored: a seal, the link and the position. */
export const encodeJournalEnd = (room: string, { position, hash: link }: JournalEnd): string =>
  journalEndChecksum(room, position, link) + link + position

const journalEndChecksum = (room: string, position: number, link: ChainHash): string =>
  computeIntegrityHash(link, room, 'end', String(position))

/** Null if it is damaged. */
export function decodeJournalEnd(room: string, text: string): JournalEnd | null {
  const [seal, rest] = splitHash(text)
  const [link, position] = splitHash(rest)
  return seal === journalEndChecksum(room, Number(position), link)
    ? { position: Number(position), hash: link }
    : null
}
