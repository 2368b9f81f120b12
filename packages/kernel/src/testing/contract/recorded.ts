import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type AnyGame, Games } from '../../match/game.ts'
import { recordSchema, replay } from '../../record/record.ts'
import type { Claims } from './claims.ts'

/** They lie by the version of the rules that they were played by. */
const recordsIn = (folder: URL): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))

export function recordedMatches(game: AnyGame, { recorded }: Pick<Claims, 'recorded'>): void {
  const games = new Games(game)

  it.each(recordsIn(recorded))('%s ends as it did', (file) => {
    const record = recordSchema.parse(JSON.parse(readFileSync(new URL(file, recorded), 'utf8')))
    expect(file.startsWith(`version-${record.rules}/`)).toBe(true)
    expect(replay(games, record)).toBeNull()
  })
}
