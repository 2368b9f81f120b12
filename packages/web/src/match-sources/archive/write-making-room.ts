/** A device may be full of other things: then nothing that is dropped here makes room. */
const MAX_DROPS = 3

export const isQuotaError = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

/**
 * Writes, and tries again while the storage is full and `dropSome` has dropped anything, a few times at the most. Rejects
 * with the last error.
 */
export async function writeMakingRoom<T>(
  write: () => Promise<T>,
  dropSome: () => Promise<number>,
): Promise<T> {
  for (let drops = 0; ; drops++) {
    try {
      return await write()
    } catch (error) {
      if (!isQuotaError(error) || drops === MAX_DROPS || (await dropSome()) === 0) throw error
    }
  }
}
