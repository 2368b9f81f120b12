import { MAX_RECORD_BYTES } from '@slapwise/kernel'
import { z } from 'zod'
import type { HistoryFileProblem } from '../../i18n/messages/history.ts'
import type { ImportedMatch } from './match-archive.ts'
import { matchSummarySchema, uncheckedRecordSchema } from './match-summary.ts'

/**
 * The file of a whole history. It has one line per match, so that a large one is read in slices: the first line is the
 * header, every other an `ImportedMatch`.
 */
const headerSchema = z.strictObject({ format: z.literal('slapwise-history'), version: z.int() })
const lineSchema = z.strictObject({ summary: matchSummarySchema, record: uncheckedRecordSchema.nullable() })

const VERSION = 1
/** 5,000 summaries and 400 records of long matches take less. */
export const MAX_HISTORY_BYTES = 100_000_000
/** A summary with 16 long names and all pairs of hits takes less. */
const MAX_SUMMARY_BYTES = 50_000
const MAX_LINE_LENGTH = MAX_RECORD_BYTES + MAX_SUMMARY_BYTES

export class HistoryFileError extends Error {
  readonly problem: HistoryFileProblem
  /** The line that is damaged, from 1; null if the whole file is meant. */
  readonly line: number | null

  constructor(problem: HistoryFileProblem, line: number | null = null) {
    super(`${problem}${line === null ? '' : ` in line ${line}`}`)
    this.problem = problem
    this.line = line
  }
}

export function encodeHistory(matches: readonly ImportedMatch[]): string[] {
  const header = { format: 'slapwise-history', version: VERSION } satisfies z.infer<typeof headerSchema>
  return [header, ...matches].map((line) => `${JSON.stringify(line)}\n`)
}

/** Reads all matches of a file, or throws a `HistoryFileError`: a file is taken as a whole or not at all. */
export async function readHistory(file: Blob): Promise<ImportedMatch[]> {
  if (file.size > MAX_HISTORY_BYTES) throw new HistoryFileError('too-large')
  const matches: ImportedMatch[] = []
  let number = 0
  for await (const line of readLines(file)) {
    number++
    if (number === 1) checkHeader(line)
    else if (line !== '') matches.push(parseLine(line, number))
  }
  if (number === 0) throw new HistoryFileError('not-a-history')
  return matches
}

/** Chunk by chunk, so that the page stays responsive while a large file is read. */
async function* readLines(file: Blob): AsyncGenerator<string> {
  const reader = file.stream().pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new HistoryFileError('unreadable')
    })
    if (done) break
    const lines = (rest + value).split('\n')
    if (lines.some(({ length }) => length > MAX_LINE_LENGTH)) throw new HistoryFileError('not-a-history')
    rest = lines.pop()!
    yield* lines
  }
  if (rest !== '') yield rest
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function checkHeader(line: string): void {
  const header = headerSchema.safeParse(parseJson(line))
  if (!header.success) throw new HistoryFileError('not-a-history')
  if (header.data.version > VERSION) throw new HistoryFileError('newer-version')
}

function parseLine(line: string, number: number): ImportedMatch {
  const parsed = lineSchema.safeParse(parseJson(line))
  if (!parsed.success || !isConsistent(parsed.data)) throw new HistoryFileError('damaged', number)
  return parsed.data
}

/** Whether a summary counts the seats everywhere alike, and is about its record. */
const isConsistent = ({ summary, record }: ImportedMatch): boolean => {
  const { players, scores, seat, winners, id } = summary
  const hasSeat = (other: number) => other < players.length
  return (
    scores.length === players.length &&
    [seat, ...winners].every(hasSeat) &&
    (summary.course?.hits ?? []).every(({ attacker, victim }) => hasSeat(attacker) && hasSeat(victim)) &&
    (record === null || record.digest.startsWith(id))
  )
}
