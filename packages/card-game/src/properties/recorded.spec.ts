import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { recordSchema, replay } from '../record.ts'

/** Matches that were played once and must end the same for ever, by the rules version they were played by. */
const folder = new URL('../../recorded/', import.meta.url)
const files = readdirSync(folder)

it('There are recorded matches of every edition', () => {
  const editions = files.map((file) => /^base-(\w+)-/.exec(file)?.[1])
  expect(new Set(editions)).toEqual(new Set(['original', 'new', 'complete']))
})

it.each(files)('%s ends as it did', (file) => {
  const record = recordSchema.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
  expect(replay(record)).toBeNull()
})
