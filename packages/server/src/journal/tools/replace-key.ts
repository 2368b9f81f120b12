import { existsSync } from 'node:fs'
import { SqliteStorage } from '../sqlite/storage.ts'
import { FolderProblem } from './backup.ts'
import { databaseIn } from './data-folder.ts'
import { FolderLock, FolderTaken } from './folder-lock.ts'
import { fingerprintOf, newKey, readKey, writeKey } from './identity-key.ts'

/**
 * Makes a folder take another key than the one that belongs to it, when that is lost for good: `given`, or a new one. Whoever has a
 * seat there is a stranger afterwards, so it is refused as long as the right key is there.
 */
export async function replaceKey(folder: string, given: Buffer | null): Promise<void> {
  if (!existsSync(databaseIn(folder))) throw new FolderProblem(`There is no data in ${folder}.`)
  const lock = takeLock(folder)
  try {
    const storage = new SqliteStorage(databaseIn(folder))
    try {
      const expected = storage.keyFingerprint
      if ([given, keyBefore(folder)].some((key) => key && fingerprintOf(key) === expected))
        throw new FolderProblem('The key that is there is the right one: nothing was changed.')
      const key = given ?? newKey()
      if (!given) writeKey(folder, key)
      storage.keyFingerprint = fingerprintOf(key)
    } finally {
      await storage.close()
    }
  } finally {
    lock.release()
  }
}

function takeLock(folder: string): FolderLock {
  try {
    return new FolderLock(folder)
  } catch (error) {
    throw error instanceof FolderTaken
      ? new FolderProblem(`A server has ${folder} open: stop it first.`)
      : error
  }
}

/** Null if there is none, or what is there is not even a key. */
function keyBefore(folder: string): Buffer | null {
  try {
    return readKey(folder)
  } catch {
    return null
  }
}
