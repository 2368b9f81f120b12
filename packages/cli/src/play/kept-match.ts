import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { beginningOf, type Games, type MatchRecord, recordSchema } from '@slapwise/kernel'
import { makeFolder } from '@slapwise/server/make-folder'
import { readBots } from '../bots/players.ts'
import { problemWithSystem } from '../files.ts'
import { stdio } from '../terminal/stdio.ts'

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
  /** What goes round among the others: levels and files. */
  readonly bots: readonly string[]
}

const file = (): string =>
  join(stdio().env.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'slapwise', 'match.json')

/** Null where there is none, or none that could be played here. */
export function readKept(games: Games): KeptMatch | null {
  try {
    const { record, people, bots } = JSON.parse(readFileSync(file(), 'utf8'))
    const unfinished = unfinishedSchema.parse(record)
    const beginning = beginningOf(games, unfinished)
    if ('problem' in beginning) return null
    const isSeated = unfinished.players?.length === beginning.settings.players
    if (!isSeated || people < 1 || people > beginning.settings.players) return null
    return { record: unfinished, people, bots: readBots(beginning.game, bots.join()) }
  } catch {
    return null
  }
}

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
