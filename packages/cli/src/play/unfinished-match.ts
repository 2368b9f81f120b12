import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { type GameRegistry, type MatchRecord, matchRecordSchema, readMatchStart } from '@slapwise/kernel'
import { makeFolder } from '@slapwise/server/make-folder'
import { parseBots } from '../bots/bot-players.ts'
import { formatSystemError } from '../files.ts'
import { getStdio } from '../terminal/stdio.ts'

/** What a record knows before the end. */
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
  /** As far as it went, with everybody's names. */
  readonly record: UnfinishedRecord
  /** How many of the first seats are people here. */
  readonly humans: number
  /** What goes round among the others: levels and files. */
  readonly bots: readonly string[]
}

const getStatePath = (): string =>
  join(getStdio().env.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'slapwise', 'match.json')

/** Null where there is none, or none that could be played here. */
export function readUnfinishedMatch(games: GameRegistry): UnfinishedMatch | null {
  try {
    const saved = JSON.parse(readFileSync(getStatePath(), 'utf8'))
    const { record, bots } = saved
    // Older versions call the field `people`.
    const humans = saved.humans ?? saved.people
    const unfinished = unfinishedSchema.parse(record)
    const matchStart = readMatchStart(games, unfinished)
    if ('code' in matchStart) return null
    const isSeated = unfinished.players?.length === matchStart.settings.players
    if (!isSeated || humans < 1 || humans > matchStart.settings.players) return null
    return { record: unfinished, humans, bots: parseBots(matchStart.game, bots.join()) }
  } catch {
    return null
  }
}

/** All of it or nothing, whenever the power fails. Gives what stands in the way; a match goes on without. */
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
