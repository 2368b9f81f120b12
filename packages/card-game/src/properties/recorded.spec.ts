import { readdirSync, readFileSync } from 'node:fs'
import { Games, recordSchema, replay } from '@slapwise/kernel'
import { expect, it } from 'vitest'
import { frantic } from '../game.ts'
import { EDITION_NAMES, SET_NAMES } from '../model/settings.ts'

/** Matches that were played once and must end the same for ever, by the rules version they were played by. */
const folder = new URL('../../recorded/', import.meta.url)
const files = readdirSync(folder)

it('There are recorded matches of every set in every edition', () => {
  const kinds = new Set(files.map((file) => /^(\w+-\w+)-/.exec(file)?.[1]))
  const wanted = SET_NAMES.flatMap((set) => EDITION_NAMES.map((edition) => `${set}-${edition}`))
  expect(wanted.filter((kind) => !kinds.has(kind))).toEqual([])
})

it.each(files)('%s ends as it did', (file) => {
  const record = recordSchema.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
  expect(replay(new Games(frantic), record)).toBeNull()
})
