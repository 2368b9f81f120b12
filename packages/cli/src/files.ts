import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import {
  type GameRegistry,
  type MatchRecord,
  type RecordBody,
  readMatchStart,
  readRecord,
  withDigest,
} from '@slapwise/kernel'
import { UsageError } from './args/usage-error.ts'
import { formatReplayProblem } from './replay/check-replay.ts'

/** Throws if a file exists or cannot be created: the user should know before the match, not after it. */
export function assertNewFile(path: string): void {
  withFileErrors(path, () => accessSync(dirname(path), constants.W_OK))
  if (existsSync(path)) throw new UsageError(`${path} already exists; choose another name or move the file.`)
}

export function writeRecord(path: string, record: RecordBody): void {
  withFileErrors(path, () => writeFileSync(path, `${JSON.stringify(withDigest(record))}\n`, { flag: 'wx' }))
}

/** Reads a saved match, or all matches of an exported room. */
export function readRecords(games: GameRegistry, path: string): MatchRecord[] {
  const json = readJson(path)
  const { format, matches } = (json ?? {}) as { format?: unknown; matches?: unknown }
  if (format !== 'slapwise-room' || !Array.isArray(matches)) return [parseRecord(games, path, json)]
  if (matches.length === 0) throw new UsageError(`${path}: this room has no finished match.`)
  return matches.map((match) => parseRecord(games, path, match))
}

function parseRecord(games: GameRegistry, path: string, json: unknown): MatchRecord {
  const record = readRecord(json)
  if ('code' in record)
    throw new UsageError(
      `${path} is not a saved match: ${[record.path, record.message].filter(Boolean).join(': ')}.`,
    )
  const matchStart = readMatchStart(games, record)
  if (!('code' in matchStart)) return record
  throw new UsageError(`${path}: ${formatReplayProblem(matchStart)}.`)
}

export function readJson(path: string): unknown {
  const text = withFileErrors(path, () => readFileSync(path, 'utf8'))
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError(`${path} is not valid JSON.`)
  }
}

const ERROR_REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EACCES: 'permission denied',
  EISDIR: 'this is a folder',
  ENOTDIR: 'this is not a folder',
  EEXIST: 'already exists',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
}

/** Turns file system errors into a `UsageError` with the path. */
export function withFileErrors<T>(path: string, action: () => T): T {
  try {
    return action()
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new UsageError(`${path}: ${ERROR_REASONS[code] ?? message}.`)
  }
}

/** The message for an error of the operating system or the database; null for any other error, which is a bug. */
export function formatSystemError(error: unknown): string | null {
  const { code = '', syscall, path, message } = error as Partial<NodeJS.ErrnoException>
  if (code === 'ERR_SQLITE_ERROR') return `Database error: ${message}.`
  if (syscall === undefined) return null
  return `${path ?? syscall}: ${ERROR_REASONS[code] ?? message}.`
}
