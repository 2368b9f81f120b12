import type { MatchRecord } from '@slapwise/kernel'
import { exportOf, type RoomExport, recordOfMatch } from '../rooms/history/archive.ts'

export const readRecord = async (...of: Parameters<typeof recordOfMatch>): Promise<MatchRecord> =>
  JSON.parse(await recordOfMatch(...of))

export const exportText = async (...of: Parameters<typeof exportOf>): Promise<string> =>
  (await Array.fromAsync(await exportOf(...of))).join('')

export const readExport = async (...of: Parameters<typeof exportOf>): Promise<RoomExport> =>
  JSON.parse(await exportText(...of))
