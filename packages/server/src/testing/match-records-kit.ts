import type { MatchRecord } from '@slapwise/kernel'
import { type RoomExport, readMatchRecord, streamRoomExport } from '../rooms/history/match-records.ts'

export const readRecord = async (...of: Parameters<typeof readMatchRecord>): Promise<MatchRecord> =>
  JSON.parse(await readMatchRecord(...of))

export const readExportText = async (...of: Parameters<typeof streamRoomExport>): Promise<string> =>
  (await Array.fromAsync(await streamRoomExport(...of))).join('')

export const readExport = async (...of: Parameters<typeof streamRoomExport>): Promise<RoomExport> =>
  JSON.parse(await readExportText(...of))
