import { type MatchRecord, matchRecordSchema } from './record.ts'

/** A record of 1,000 decisions has 8 kB. Checking a record of 20 MB would block a page for many seconds. */
export const MAX_RECORD_BYTES = 2_000_000

/** `path` is the field that is missing or wrong; empty for the whole file. */
interface RecordSchemaError {
  readonly code: 'no-record'
  readonly path: string
  readonly message: string
}

/** The reason why a text is no record. */
export type RecordFormatError = RecordSchemaError | { readonly code: 'too-large' | 'no-json' }

/** Parses the text of a stored match. Its size is checked by whoever loads it, before it is in memory. */
export function parseRecord(text: string): MatchRecord | RecordFormatError {
  if (text.length > MAX_RECORD_BYTES) return { code: 'too-large' }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { code: 'no-json' }
  }
  return readRecord(json)
}

export function readRecord(json: unknown): MatchRecord | RecordSchemaError {
  const parsed = matchRecordSchema.safeParse(json)
  if (parsed.success) return parsed.data
  const [{ path, message }] = parsed.error.issues
  return { code: 'no-record', path: path.join('.'), message }
}
