import type { RoomRow } from '../journal/storage.ts'

/** The row of a room in which nobody is, and nothing happens. */
export const roomRow = (code: string, touchedAt = 0): RoomRow => ({
  code,
  touchedAt,
  listing: null,
  wakeAt: null,
  members: [],
  summary: '',
})
