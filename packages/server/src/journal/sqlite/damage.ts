import { Damaged } from '../core/storage.ts'

/** What SQLite says of a page that cannot be one, and of a file that cannot be read as one. */
const CORRUPT = [11, 26]

const primary = (error: unknown): number => ((error as { errcode?: number }).errcode ?? 0) & 0xff

/** Reads something of a room; a broken place in the file is the trouble of the rooms that lie there. */
export function readable<T>(room: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!CORRUPT.includes(primary(error))) throw error
    throw new Damaged(room, `the file cannot be read there (${(error as Error).message})`)
  }
}
