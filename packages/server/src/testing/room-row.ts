import type { RoomRow } from '../journal/core/storage.ts'

/** A directory row with typical values. */
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
