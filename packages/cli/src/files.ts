import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import {
  type GameRegistry,
  type MatchRecord,
  matchRecordSchema,
  type RecordBody,
  readMatchStart,
  withDigest,
} from '@slapwise/kernel'
import { UsageError } from './args/usage-error.ts'
import { formatReplayProblem } from './replay/check-replay.ts'

/** Better said before a match than after it: what is there is not written over. */
export function assertNewFile(path: string): void {
  withFileErrors(path, () => accessSync(dirname(path), constants.W_OK))
  if (existsSync(path)) throw new UsageError(`${path} is there already. Another name, or move it away.`)
}

export function writeRecord(path: string, record: RecordBody): void {
  withFileErrors(path, () => writeFileSync(path, `${JSON.stringify(withDigest(record))}\n`, { flag: 'wx' }))
}

/** A saved match, or those of a whole room that its host has taken home. */
export function readRecords(games: GameRegistry, path: string): MatchRecord[] {
  const json = readJson(path)
  const { format, matches } = (json ?? {}) as { format?: unknown; matches?: unknown }
  if (format !== 'slapwise-room' || !Array.isArray(matches)) return [parseRecord(games, path, json)]
  if (matches.length === 0) throw new UsageError(`${path}: no match of this room is over.`)
  return matches.map((match) => parseRecord(games, path, match))
}

function parseRecord(games: GameRegistry, path: string, json: unknown): MatchRecord {
  const parsed = matchRecordSchema.safeParse(json)
  if (!parsed.success) {
    const [{ path: where, message }] = parsed.error.issues
    throw new UsageError(
      `${path} is not a saved match: ${[where.join('.'), message].filter(Boolean).join(': ')}.`,
    )
  }
  const matchStart = readMatchStart(games, parsed.data)
  if (!('code' in matchStart)) return parsed.data
  throw new UsageError(`${path}: ${formatReplayProblem(matchStart)}.`)
}

/** Whatever a file says in JSON. */
export function readJson(path: string): unknown {
  const text = withFileErrors(path, () => readFileSync(path, 'utf8'))
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError(`${path} is not JSON.`)
  }
}

const ERROR_REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'that is not allowed',
  EISDIR: 'that is a folder',
  ENOTDIR: 'that is not a folder',
  EEXIST: 'it is there already',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
}

/** Does something with a file; what the file system minds becomes a line for the user. */
export function withFileErrors<T>(path: string, action: () => T): T {
  try {
    return action()
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new UsageError(`${path}: ${ERROR_REASONS[code] ?? message}.`)
  }
}

/** What the system minds, wherever it was; null where the program itself is to blame. */
export function formatSystemError(error: unknown): string | null {
  const { code = '', syscall, path, message } = error as Partial<NodeJS.ErrnoException>
  if (code === 'ERR_SQLITE_ERROR') return `The database: ${message}.`
  if (syscall === undefined) return null
  return `${path ?? syscall}: ${ERROR_REASONS[code] ?? message}.`
}
