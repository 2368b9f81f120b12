import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import {
  type AnyGame,
  beginningOf,
  type Games,
  levelToday,
  type MatchRecord,
  recordSchema,
} from '@slapwise/kernel'
import { makeFolder } from '@slapwise/server/make-folder'
import { problemWithSystem } from '../files.ts'
import { stdio } from '../stdio.ts'

/** What a record knows before the end. */
const unfinishedSchema = recordSchema.pick({
  game: true,
  rules: true,
  settings: true,
  seed: true,
  decisions: true,
  players: true,
})

export type Unfinished = Pick<MatchRecord, keyof typeof unfinishedSchema.shape>

/** A match at this keyboard that is not over. */
export interface KeptMatch {
  /** As far as it went, with everybody's names. */
  readonly record: Unfinished
  /** How many of the first seats are people here. */
  readonly people: number
  /** The levels of the others, in turn. */
  readonly bots: readonly string[]
}

const file = (): string =>
  join(stdio().env.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'slapwise', 'match.json')

/** Null where there is none, or none that could be played here. */
export function readKept(games: Games): KeptMatch | null {
  try {
    const { record, people, bots } = JSON.parse(readFileSync(file(), 'utf8'))
    // Once there was one for all.
    const levels: string[] = [bots].flat().map(levelToday)
    const kept: KeptMatch = { record: unfinishedSchema.parse(record), people, bots: levels }
    const beginning = beginningOf(games, kept.record)
    if ('problem' in beginning || !areKnown(beginning.game, levels)) return null
    const isSeated = kept.record.players?.length === beginning.settings.players
    return isSeated && people >= 1 && people <= beginning.settings.players ? kept : null
  } catch {
    return null
  }
}

const areKnown = ({ bots }: AnyGame, levels: readonly string[]): boolean =>
  levels.length > 0 && levels.every((level) => Object.hasOwn(bots, level))

/** All of it or nothing, whenever the power fails. Gives what stands in the way; a match goes on without. */
export function keep(kept: KeptMatch): string | null {
  try {
    makeFolder(dirname(file()), 0o700)
    writeFileSync(`${file()}.new`, JSON.stringify(kept), { mode: 0o600 })
    renameSync(`${file()}.new`, file())
    return null
  } catch (error) {
    return problemWithSystem(error) ?? String(error)
  }
}

export function forget(): void {
  rmSync(file(), { force: true })
}
