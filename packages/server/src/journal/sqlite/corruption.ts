import { DamagedDataError } from '../core/storage.ts'

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const CORRUPTION_CODES = [11, 26]

const primaryErrorCode = (error: unknown): number => ((error as { errcode?: number }).errcode ?? 0) & 0xff

/** Reads data of a room, and turns SQLite's corruption errors into `DamagedDataError` for that room. */
export function readOrReportDamage<T>(room: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!CORRUPTION_CODES.includes(primaryErrorCode(error))) throw error
    throw new DamagedDataError(room, `the database file cannot be read (${(error as Error).message})`)
  }
}
