import type { MatchRecord } from '@slapwise/kernel'
import { streamRoomExport, type RoomExport, readMatchRecord } from '../rooms/history/archive.ts'

export const readRecord = async (...of: Parameters<typeof readMatchRecord>): Promise<MatchRecord> =>
  JSON.parse(await readMatchRecord(...of))

export const readExportText = async (...of: Parameters<typeof streamRoomExport>): Promise<string> =>
  (await Array.fromAsync(await streamRoomExport(...of))).join('')

export const readExport = async (...of: Parameters<typeof streamRoomExport>): Promise<RoomExport> =>
  JSON.parse(await readExportText(...of))
