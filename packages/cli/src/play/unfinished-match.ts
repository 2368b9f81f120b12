import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { type GameRegistry, type MatchRecord, matchRecordSchema, readMatchStart } from '@slapwise/kernel'
import { makeFolder } from '@slapwise/server/make-folder'
import { parseBots } from '../bots/bot-players.ts'
import { formatSystemError } from '../files.ts'
import { getStdio } from '../terminal/stdio.ts'

/** The fields of a record that exist before the end of a match. */
const unfinishedSchema = matchRecordSchema.pick({
  game: true,
  rulesVersion: true,
  settings: true,
  seed: true,
  decisions: true,
  players: true,
})

export type UnfinishedRecord = Pick<MatchRecord, keyof typeof unfinishedSchema.shape>

/** A match at this keyboard that is not over. */
export interface UnfinishedMatch {
  /** The record so far, with player names. */
  readonly record: UnfinishedRecord
  /** The number of people; they have the first seats. */
  readonly humans: number
  /** Levels and files, repeated for the other seats. */
  readonly bots: readonly string[]
}

const getStatePath = (): string =>
  join(getStdio().env.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'slapwise', 'match.json')

/** Null if there is no unfinished match, or none that these games can resume. */
export function readUnfinishedMatch(games: GameRegistry): UnfinishedMatch | null {
  try {
    const { record, humans, bots } = JSON.parse(readFileSync(getStatePath(), 'utf8'))
    const unfinished = unfinishedSchema.parse(record)
    const matchStart = readMatchStart(games, unfinished)
    if ('code' in matchStart) return null
    const isSeated = unfinished.players?.length === matchStart.settings.players
    if (!isSeated || !(humans >= 1 && humans <= matchStart.settings.players)) return null
    return { record: unfinished, humans, bots: parseBots(matchStart.game, bots.join()) }
  } catch {
    return null
  }
}

/** Writes the file atomically. Returns the error if that fails; the match goes on without. */
export function saveUnfinishedMatch(unfinished: UnfinishedMatch): string | null {
  try {
    makeFolder(dirname(getStatePath()), 0o700)
    writeFileSync(`${getStatePath()}.new`, JSON.stringify(unfinished), { mode: 0o600 })
    renameSync(`${getStatePath()}.new`, getStatePath())
    return null
  } catch (error) {
    return formatSystemError(error) ?? String(error)
  }
}

export function deleteUnfinishedMatch(): void {
  rmSync(getStatePath(), { force: true })
}
