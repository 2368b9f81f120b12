import type { RoomRow } from '../journal/core/storage.ts'

/** A row of the directory, in which most is as it is for any room. */
export const createRoomRow = (code: string, more: Partial<RoomRow> = {}): RoomRow => ({
  code,
  touchedAt: 0,
  changedAt: more.touchedAt ?? 0,
  listing: null,
  wakeAt: null,
  members: [],
  summary: '',
  creatorAddressHash: '',
  ...more,
})
