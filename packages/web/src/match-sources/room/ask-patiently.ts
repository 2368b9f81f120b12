import { errorCodeOf } from './api.ts'

/** A refused page asks again after this time, at most so often: many people may share its address. */
const RETRY_MS = 2_000
const MAX_RETRIES = 8

/** Asks the server for something from a journal: if too many of one address ask at once, they take turns. */
export async function askPatiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries++) {
    try {
      return await ask()
    } catch (error) {
      if (errorCodeOf(error) !== 'rate-limited' || retries === MAX_RETRIES) throw error
    }
    await new Promise((next) => setTimeout(next, RETRY_MS))
  }
}
