import { readdirSync, readFileSync } from 'node:fs'
import { Games, recordSchema, replay } from '@slapwise/kernel'
import { expect, it } from 'vitest'
import { frantic } from '../game.ts'
import { RULES_VERSION } from '../versions.ts'

/** Matches that were played once and must end the same for ever, by the rules version they were played by. */
const folder = new URL('../../recorded/', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.json'),
)

it('There are recorded matches of every version of the rules: npm run record', () => {
  const versions = Array.from({ length: RULES_VERSION }, (_, i) => `version-${i + 1}`)
  expect(readdirSync(folder).sort()).toEqual(versions.sort())
})

it.each(files)('%s ends as it did', (file) => {
  const record = recordSchema.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
  expect(file.startsWith(`version-${record.rules}/`)).toBe(true)
  expect(replay(new Games(frantic), record)).toBeNull()
})
