import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { EDITION_NAMES } from '../editions/index.ts'
import { SET_NAMES } from '../sets/index.ts'

it('There are recorded matches of every set in every edition', () => {
  const files = readdirSync(new URL('../../recorded/', import.meta.url))
  const kinds = new Set(files.map((file) => /^(\w+-\w+)-/.exec(file)?.[1]))
  const wanted = SET_NAMES.flatMap((set) => EDITION_NAMES.map((edition) => `${set}-${edition}`))
  expect(wanted.filter((kind) => !kinds.has(kind))).toEqual([])
})
