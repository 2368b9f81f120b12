import { DamagedDataError } from '../core/storage.ts'

/** What SQLite says of a page that cannot be one, and of a file that cannot be read as one. */
const CORRUPTION_CODES = [11, 26]

const primaryErrorCode = (error: unknown): number => ((error as { errcode?: number }).errcode ?? 0) & 0xff

/** Reads something of a room; a broken place in the file is the trouble of the rooms that lie there. */
export function readOrReportDamage<T>(room: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!CORRUPTION_CODES.includes(primaryErrorCode(error))) throw error
    throw new DamagedDataError(room, `the file cannot be read there (${(error as Error).message})`)
  }
}
