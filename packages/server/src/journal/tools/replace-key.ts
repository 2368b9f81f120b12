import { existsSync } from 'node:fs'
import { SqliteStorage } from '../sqlite/storage.ts'
import { DataFolderError } from './backup.ts'
import { databasePath } from './data-folder.ts'
import { FolderLock, FolderLockedError } from './folder-lock.ts'
import { computeFingerprint, createKey, readKey, writeKey } from './identity-key.ts'

/**
 * Replaces a lost identity key by `given` or by a new one. All players lose their seats, so it refuses as long as the
 * right key is there.
 */
export async function replaceKey(folder: string, given: Buffer | null): Promise<void> {
  if (!existsSync(databasePath(folder))) throw new DataFolderError(`There is no data in ${folder}.`)
  const lock = lockFolder(folder)
  try {
    const storage = new SqliteStorage(databasePath(folder))
    try {
      const expected = storage.keyFingerprint
      if ([given, readExistingKey(folder)].some((key) => key && computeFingerprint(key) === expected))
        throw new DataFolderError('The current key is the right one: nothing was changed.')
      const key = given ?? createKey()
      if (!given) writeKey(folder, key)
      storage.keyFingerprint = computeFingerprint(key)
    } finally {
      await storage.close()
    }
  } finally {
    lock.release()
  }
}

function lockFolder(folder: string): FolderLock {
  try {
    return new FolderLock(folder)
  } catch (error) {
    throw error instanceof FolderLockedError
      ? new DataFolderError(`A server has ${folder} open: stop it first.`)
      : error
  }
}

/** Null if there is no key, or the file is not a valid key. */
function readExistingKey(folder: string): Buffer | null {
  try {
    return readKey(folder)
  } catch {
    return null
  }
}
