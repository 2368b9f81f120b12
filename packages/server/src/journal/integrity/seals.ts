import { type Link, linkOf, split } from '../core/chain.ts'
import type { DeviceRow, RoomRow } from '../core/storage.ts'

/** Of a row of the directory, without the end of its journal: that has a seal of its own, since it is also written alone. */
export const sealOfRow = ({
  code,
  touchedAt,
  changedAt,
  listing,
  wakeAt,
  members,
  summary,
  openedFrom,
}: RoomRow): string =>
  linkOf(
    '',
    code,
    'row',
    JSON.stringify([touchedAt, changedAt, listing, wakeAt, members, summary, openedFrom]),
  )

export const sealOfDevice = ({ identity, device, name, since }: DeviceRow, hasEnded: boolean): string =>
  linkOf('', identity, 'device', JSON.stringify([device, name, since, hasEnded]))

/** How far a journal goes, for certain. */
export interface JournalEnd {
  readonly position: number
  /** Of the entry at that position. */
  readonly link: Link
}

/** As it is stored: a seal, the link and the position. */
export const textOfEnd = (room: string, { position, link }: JournalEnd): string =>
  sealOfEnd(room, position, link) + link + position

const sealOfEnd = (room: string, position: number, link: Link): string =>
  linkOf(link, room, 'end', String(position))

/** Null if it is damaged. */
export function readEnd(room: string, text: string): JournalEnd | null {
  const [seal, rest] = split(text)
  const [link, position] = split(rest)
  return seal === sealOfEnd(room, Number(position), link) ? { position: Number(position), link } : null
}
