import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type AnyGame, GameRegistry } from '../../match/game.ts'
import { type MatchRecord, matchRecordSchema, replayRecord } from '../../record/record.ts'
import type { ContractOptions } from './contract-options.ts'

/** Records are stored in folders by rules version. */
export const listRecords = (folder: URL): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))

export const readRecord = (folder: URL, file: string): MatchRecord =>
  matchRecordSchema.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))

export function testRecordedMatches(
  game: AnyGame,
  { recordsFolder }: Pick<ContractOptions, 'recordsFolder'>,
): void {
  const games = new GameRegistry(game)

  it.each(listRecords(recordsFolder))('%s replays to its recorded end', (file) => {
    const record = readRecord(recordsFolder, file)
    expect(file.startsWith(`version-${record.rulesVersion}/`)).toBe(true)
    expect(replayRecord(games, record)).toBeNull()
  })
}
