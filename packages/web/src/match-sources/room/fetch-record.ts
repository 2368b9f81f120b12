import { api } from './api.ts'
import { askPatiently } from './ask-patiently.ts'

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
    const fetched = { code, match, json: askPatiently(() => api.fetchRecord(code, match)) }
    latest = fetched
    fetched.json.catch(() => {
      if (latest === fetched) latest = null
    })
  }
  return latest.json
}
