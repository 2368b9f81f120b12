import { api, errorCodeOf } from './api.ts'

/** A refused page asks again after this time, at most so often: many people may share its address. */
const RETRY_MS = 2_000
const MAX_RETRIES = 8

interface FetchedRecord {
  readonly code: string
  readonly match: number
  readonly json: Promise<unknown>
}

/** The proof of the deal, the history, the summary and the replay ask for the same match, one soon after the other. */
let latest: FetchedRecord | null = null

/** The record of a finished match of a room. */
export function fetchRecord(code: string, match: number): Promise<unknown> {
  if (latest?.code !== code || latest.match !== match) {
    const fetched = { code, match, json: fetchPatiently(code, match) }
    latest = fetched
    fetched.json.catch(() => {
      if (latest === fetched) latest = null
    })
  }
  return latest.json
}

/** At the end of a match all pages ask at once: if there are too many for the server, they take turns. */
async function fetchPatiently(code: string, match: number): Promise<unknown> {
  for (let retries = 0; ; retries++) {
    try {
      return await api.fetchRecord(code, match)
    } catch (error) {
      if (errorCodeOf(error) !== 'rate-limited' || retries === MAX_RETRIES) throw error
    }
    await new Promise((next) => setTimeout(next, RETRY_MS))
  }
}
